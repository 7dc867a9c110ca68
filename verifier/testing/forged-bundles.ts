import { createHash } from 'node:crypto'
import { type Bundle, Installation, keys, keysOf, type Leaf, origin } from './installation.ts'

/** What an operator, or somebody on the way, could make of a bundle; and the name that the verifier refuses it by. */
export type Forgery = {
  readonly what: string
  readonly reason: string
  readonly make: (world: World) => Promise<string> | string
}

export type World = { readonly site: Installation; readonly genuine: Bundle }

/** Five with equal balances, and one with far more. */
export async function world(days: number): Promise<World> {
  const site = new Installation([500n, 500n, 500n, 500n, 500n, 90_000_000n].map((usd) => usd * 1_000_000n))
  for (let day = 0; day < days; day += 1) await site.takeDay()
  return { site, genuine: await site.bundle(1) }
}

const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const json = (bundle: Bundle) => JSON.stringify(bundle)
const changed =
  (change: (bundle: Bundle) => Partial<Bundle>) =>
  ({ genuine }: World) =>
    json({ ...genuine, ...change(genuine) })
/** Changes the first leaf. */
const leafChanged = (change: (leaf: Leaf) => Partial<Leaf>) =>
  changed(({ leaves: [first, ...others] }) => ({
    leaves: first === undefined ? [] : [{ ...first, ...change(first) }, ...others],
  }))
const entryChanged =
  (change: Parameters<Installation['withEntry']>[1]) =>
  ({ site, genuine }: World) =>
    json(site.withEntry(genuine, change))
const bytesOf = (base64: string) => Buffer.from(base64, 'base64')
const sumIn = (node: Buffer) => BigInt(`0x${node.subarray(32, 48).toString('hex')}`)
const withSum = (node: Buffer, sum: bigint) =>
  Buffer.concat([node.subarray(0, 32), Buffer.from(sum.toString(16).padStart(32, '0'), 'hex')])

/**
 * Every leaf's last sibling, which is the other half of the tree, loses its sum, and the published total with it: what
 * hides a debt if a node's hash does not hold both sums.
 */
function withoutTheOtherHalf({ site, genuine }: World): Bundle {
  const leaves = genuine.leaves.map((leaf) => {
    const path = bytesOf(leaf.path)
    const last = path.subarray(-48)
    return { ...leaf, path: Buffer.concat([path.subarray(0, -48), withSum(last, 0n)]).toString('base64') }
  })
  return site.withEntry({ ...genuine, leaves }, (entry) => {
    entry['total'] = String(
      BigInt(entry['total'] ?? 0) - sumIn(bytesOf(genuine.leaves[0]?.path ?? '').subarray(-48)),
    )
  })
}

/** The same, and the root is made of hashes that hold the children's hashes and the sum of both alone. */
function withHashesOverOneSum(world: World): Bundle {
  const bundle = withoutTheOtherHalf(world)
  const [leaf] = bundle.leaves
  const path = bytesOf(leaf?.path ?? '')
  const top = sha256(Buffer.of(1), path.subarray(0, 32), path.subarray(-48))
  return world.site.withEntry(bundle, (entry) => {
    entry['root'] = sha256(Buffer.of(2), top).toString('hex')
  })
}

/** The first signature of a checkpoint with its last byte changed: 0 is Ed25519's, 1 is ML-DSA-44's. */
function withWrongSignature(proof: string, which: number): string {
  const lines = proof.split('\n')
  const at = lines.findIndex((line) => line.startsWith('— ')) + which
  const [dash, name, encoded] = (lines[at] ?? '').split(' ')
  const bytes = bytesOf(encoded ?? '')
  bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1
  lines[at] = `${dash} ${name} ${bytes.toString('base64')}`
  return lines.join('\n')
}

export const forgedBundles: readonly Forgery[] = [
  { what: 'is not JSON', reason: 'malformed', make: () => '{' },
  {
    what: 'is of another format',
    reason: 'malformed',
    make: changed(() => ({ format: 'evenmoor-proof/2' })),
  },
  {
    what: 'gives one leaf to two people with equal balances',
    reason: 'root_differs',
    make: changed(() => ({ person: '00000000-0000-4000-8000-000000000000' })),
  },
  {
    what: "gives somebody else's leaves under the own key",
    reason: 'root_differs',
    make: async ({ site, genuine }) => json({ ...genuine, leaves: (await site.bundle(2)).leaves }),
  },
  {
    what: 'has another person’s guessed key',
    reason: 'root_differs',
    make: changed(({ person }) => ({ day_key: sha256(Buffer.from(person)).toString('hex') })),
  },
  {
    what: 'lowers a leaf',
    reason: 'total_differs',
    make: leafChanged(({ amount }) => ({ amount: String(BigInt(amount) - 1n) })),
  },
  { what: 'has a negative leaf', reason: 'negative_amount', make: leafChanged(() => ({ amount: '-5' })) },
  {
    what: 'has a leaf that wraps',
    reason: 'sum_overflow',
    make: leafChanged(() => ({ amount: String(2n ** 128n - 1n) })),
  },
  {
    what: 'has a leaf of more than 16 bytes',
    reason: 'sum_overflow',
    make: leafChanged(() => ({ amount: String(2n ** 128n) })),
  },
  {
    what: 'has an amount that is no number',
    reason: 'malformed',
    make: leafChanged(() => ({ amount: '1e3' })),
  },
  {
    what: 'counts a leaf twice',
    reason: 'leaf_repeated',
    make: changed(({ leaves }) => ({ leaves: [leaves[0], leaves[0], ...leaves.slice(2)] as Leaf[] })),
  },
  {
    what: 'leaves a leaf out',
    reason: 'wrong_count',
    make: changed(({ leaves }) => ({ leaves: leaves.slice(1) })),
  },
  {
    what: 'puts a leaf elsewhere',
    reason: 'root_differs',
    make: changed(({ leaves: [first, ...others] }) => {
      const taken = new Set(others.map(({ index }) => index))
      const free = Array.from({ length: 32 }, (_, at) => at).find(
        (at) => at !== first?.index && !taken.has(at),
      )
      return { leaves: [{ ...first, index: free } as Leaf, ...others] }
    }),
  },
  { what: 'puts a leaf beyond the tree', reason: 'wrong_place', make: leafChanged(() => ({ index: 64 })) },
  {
    what: 'passes a node off as a leaf',
    reason: 'wrong_path_length',
    make: leafChanged(({ index, path }) => ({
      index: index >> 1,
      path: bytesOf(path).subarray(48).toString('base64'),
    })),
  },
  {
    what: 'passes a leaf off as a node',
    reason: 'wrong_path_length',
    make: leafChanged(({ path }) => ({
      path: Buffer.concat([Buffer.alloc(48), bytesOf(path)]).toString('base64'),
    })),
  },
  {
    what: 'has a key that is cut',
    reason: 'truncated_hash',
    make: changed(({ day_key }) => ({ day_key: day_key.slice(0, 16) })),
  },
  {
    what: 'has a published root that is cut',
    reason: 'truncated_hash',
    make: entryChanged((entry) => {
      entry['root'] = String(entry['root']).slice(0, 16)
    }),
  },
  {
    what: 'raises the total without the tree',
    reason: 'total_differs',
    make: entryChanged((entry) => {
      entry['total'] = String(BigInt(entry['total'] ?? 0) + 1n)
    }),
  },
  {
    what: "leaves the other half's sum out",
    reason: 'root_differs',
    make: (world) => json(withoutTheOtherHalf(world)),
  },
  {
    what: "leaves a child's sum out of the hash",
    reason: 'root_differs',
    make: (world) => json(withHashesOverOneSum(world)),
  },
  {
    what: 'is bound to another head of the ledger',
    reason: 'root_differs',
    make: entryChanged((entry) => {
      entry['ledger_position'] = '99'
    }),
  },
  {
    what: "has another day's salt",
    reason: 'root_differs',
    make: entryChanged((entry) => {
      entry['salt'] = '11'.repeat(32)
    }),
  },
  {
    what: 'is a proof of another day',
    reason: 'root_differs',
    make: ({ site, genuine }) => {
      const [first] = site.days
      return json({ ...genuine, entry: first?.entry ?? '', log_proof: site.log.proof(first?.index ?? 0) })
    },
  },
  {
    what: 'withholds the total',
    reason: 'total_withheld',
    make: entryChanged((entry) => {
      entry['total'] = null
    }),
  },
  {
    what: 'says another number of leaves',
    reason: 'wrong_size',
    make: entryChanged((entry) => {
      entry['leaves'] = 33
    }),
  },
  {
    what: 'names an entry that is no snapshot',
    reason: 'not_a_snapshot',
    make: entryChanged((entry) => {
      entry['type'] = 'ledger_head'
    }),
  },
  {
    what: 'names an entry that the log does not have',
    reason: 'not_in_log',
    make: changed(({ entry }) => ({ entry: entry.replace('"practice"', '"test"') })),
  },
  {
    what: 'proves another place of the log',
    reason: 'not_in_log',
    make: async ({ site }) => {
      const middle = site.days[Math.floor(site.days.length / 2)]
      const bundle = await site.bundle(1, middle)
      const other = (middle?.index ?? 0) - 1
      return json({ ...bundle, log_proof: bundle.log_proof.replace(/^index \d+$/m, `index ${other}`) })
    },
  },
  {
    what: 'has a log proof that is cut',
    reason: 'wrong_log_proof',
    make: changed(({ log_proof }) => ({ log_proof: log_proof.replace(/^(index \d+\n).+\n/m, '$1') })),
  },
  {
    what: 'names an entry beyond the end of the log',
    reason: 'wrong_log_proof',
    make: changed(({ log_proof }) => ({ log_proof: log_proof.replace(/^index \d+$/m, 'index 900000') })),
  },
  {
    what: 'has a checkpoint of another key',
    reason: 'unknown_key',
    make: ({ site, genuine }) => {
      const index = site.days.at(-1)?.index ?? 0
      return json({ ...genuine, log_proof: site.log.proof(index, site.log.checkpoint(keysOf(origin, 9))) })
    },
  },
  {
    what: 'has a wrong signature with Ed25519',
    reason: 'wrong_signature',
    make: changed(({ log_proof }) => ({ log_proof: withWrongSignature(log_proof, 0) })),
  },
  {
    what: 'has a wrong signature with ML-DSA-44',
    reason: 'wrong_signature',
    make: changed(({ log_proof }) => ({ log_proof: withWrongSignature(log_proof, 1) })),
  },
  {
    what: 'has a checkpoint of another log under the same key',
    reason: 'another_log',
    make: ({ site, genuine }) => {
      const index = site.days.at(-1)?.index ?? 0
      return json({
        ...genuine,
        log_proof: site.log.proof(index, site.log.checkpoint(keys, 'evenmoor.example/other')),
      })
    },
  },
  {
    what: 'says a balance that its leaves do not have',
    reason: 'balance_differs',
    make: changed(({ balance }) => ({ balance: String(BigInt(balance) + 1n) })),
  },
]
