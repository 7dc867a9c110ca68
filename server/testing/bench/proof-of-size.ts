/** Builds one tree in a process of its own, so that its memory is its own, and prints what it took as JSON. */
import { hash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { chunksFor } from '../../src/transparency/liabilities/liability-rules.ts'
import { buildLiabilityTree, pathOf, tileFrom } from '../../src/transparency/liabilities/liability-tree.ts'
import { roomFor } from '../../src/transparency/liabilities/tree-work.ts'

/** Times in seconds, memory in MiB. */
export type Measured = {
  readonly count: number
  readonly leaves: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly memory: number
  /** Of one leaf, as it is in a bundle. */
  readonly proofBytes: number
  /** A key for each account, a hash for each of its leaves, and one for each node above the leaves. */
  readonly hashes: number
  /** Of one SHA-256 of a node (97 bytes), alone. */
  readonly hashSeconds: number
}

const hashesMeasured = 400_000

const cpuSecondsSince = (begin: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1e6
}

function hashSeconds(): number {
  const node = randomBytes(97)
  const begin = process.cpuUsage()
  for (let count = 0; count < hashesMeasured; count += 1) hash('sha256', node, 'binary')
  return cpuSecondsSince(begin) / hashesMeasured
}

async function measure(count: number): Promise<Measured> {
  const accounts = roomFor(count)
  for (const column of [accounts.people, accounts.secrets]) randomBytes(column.length).copy(column)
  for (let at = 0; at < count; at += 1)
    accounts.amounts.writeBigUInt64BE(BigInt(1 + ((at * 7_919) % 1_000_000)) * 1_000_000n, at * 16 + 8)
  const chunks = chunksFor(count)
  const context = {
    asset: 'usd',
    takenAt: new Date(),
    ledgerPosition: 1n,
    ledgerHash: randomBytes(32),
    salt: randomBytes(32),
    chunks,
  }
  const [begin, beginCpu] = [performance.now(), process.cpuUsage()]
  const tree = await buildLiabilityTree(
    accounts,
    context,
    count < 20_000 ? 0 : Math.min(4, availableParallelism()),
  )
  const [seconds, cpuSeconds] = [(performance.now() - begin) / 1_000, cpuSecondsSince(beginCpu)]
  const memory = process.resourceUsage().maxRSS / 1_024
  const index = tree.places[0] ?? 0
  const { amount, path } = await pathOf(index, tree.leaves, tileFrom(tree))
  const leaf = JSON.stringify({ index, amount: String(amount), path: path.toString('base64') })
  return {
    count,
    leaves: tree.leaves,
    seconds,
    cpuSeconds,
    memory,
    proofBytes: leaf.length,
    hashes: count + count * chunks + tree.leaves - 1,
    hashSeconds: hashSeconds(),
  }
}

process.stdout.write(JSON.stringify(await measure(Number(process.argv[2]))))
