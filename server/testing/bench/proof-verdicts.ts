/** What `npm run bench -- proof` prints of what it measured, beside its targets. */
import type { Measured } from './proof-of-size.ts'
import { table, verdict, whole } from './table.ts'

const secondsMax = 4
const memoryMax = 400
const proofBytesMax = 1_500
const target = `${secondsMax} s, ${memoryMax} MiB, ${whole(proofBytesMax)} B`
const checkMsMax = 50

/** A table as text, and whether every row meets its target. */
export type Verdicts = { readonly text: string; readonly isMet: boolean }

/** Trees of different sizes; each must meet the target. */
export function describeTrees(measured: readonly Measured[]): Verdicts {
  const nanoseconds = Math.min(...measured.map(({ hashSeconds }) => hashSeconds)) * 1e9
  const text = [
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
  return { text, isMet: measured.every(meetsTarget) }
}

const meetsTarget = ({ seconds, memory, proofBytes }: Measured): boolean =>
  seconds <= secondsMax && memory < memoryMax && proofBytes < proofBytesMax

function rowOf(measured: Measured): string[] {
  const { count, leaves, seconds, cpuSeconds, memory, proofBytes, hashes, hashSeconds } = measured
  return [
    whole(count),
    whole(leaves),
    `${seconds.toFixed(2)} s`,
    `${cpuSeconds.toFixed(2)} s`,
    `${(cpuSeconds / (hashes * hashSeconds)).toFixed(2)}×`,
    `${whole(memory)} MiB`,
    `${whole(proofBytes)} B`,
    verdict(meetsTarget(measured), target),
  ]
}

/** `slow`: how many times slower the processor was than this one; `ms`: the median. */
export type Check = { readonly slow: number; readonly ms: number }

export function describeChecks(checks: readonly Check[]): Verdicts {
  const rows = checks.map(({ slow, ms }) => [
    slow === 1 ? 'this one' : `${slow} times slower`,
    `${ms.toFixed(1)} ms`,
    verdict(ms < checkMsMax, `${checkMsMax} ms`),
  ])
  const text = table(['processor', 'a check in the browser', 'target'], rows)
  return { text, isMet: checks.every(({ ms }) => ms < checkMsMax) }
}
