import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measured } from './proof-of-size.ts'
import { table, verdict, whole } from './table.ts'

const secondsMax = 4
const memoryMax = 400
const proofBytesMax = 1_500
const target = `${secondsMax} s, ${memoryMax} MiB, ${whole(proofBytesMax)} B`

const program = fileURLToPath(new URL('proof-of-size.ts', import.meta.url))

/** The tree of the proof of liabilities for so many accounts, beside what its hashes alone take. Needs no server. */
export function benchProof(sizes: readonly number[]): string {
  const measured = sizes.map(
    (count) =>
      JSON.parse(execFileSync(process.execPath, [program, String(count)], { encoding: 'utf8' })) as Measured,
  )
  const nanoseconds = Math.min(...measured.map(({ hashSeconds }) => hashSeconds)) * 1e9
  return [
    `One SHA-256 of a node (97 bytes), alone: ${whole(nanoseconds)} ns, ${whole(1e9 / nanoseconds)} a second on one core.`,
    '',
    table(
      [
        'accounts',
        'leaves',
        'tree',
        'processor time',
        'beside its hashes alone',
        'process',
        'proof of one leaf',
        'target',
      ],
      measured.map(rowOf),
    ),
  ].join('\n')
}

function rowOf({
  count,
  leaves,
  seconds,
  cpuSeconds,
  memory,
  proofBytes,
  hashes,
  hashSeconds,
}: Measured): string[] {
  const isMet = seconds <= secondsMax && memory < memoryMax && proofBytes < proofBytesMax
  return [
    whole(count),
    whole(leaves),
    `${seconds.toFixed(2)} s`,
    `${cpuSeconds.toFixed(2)} s`,
    `${(cpuSeconds / (hashes * hashSeconds)).toFixed(2)}×`,
    `${whole(memory)} MiB`,
    `${whole(proofBytes)} B`,
    verdict(isMet, target),
  ]
}
