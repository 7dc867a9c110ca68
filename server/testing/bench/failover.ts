/** npm run bench -- failover: three database machines whose leader is taken away twenty times; see docs/operating-ha.md. */
import { allFaults, type Failovers, failOver, type Outage } from '../failover.ts'
import { answerWithinMs } from '../in-time.ts'
import { whyNoPatroni } from '../patroni/programs.ts'
import { table, whole } from './table.ts'

export const failoverUsage = `npm run bench -- failover [TIMES]

Takes the leader of three database machines under Patroni away, TIMES in all (default 20), under 64 callers who invest.
Needs Linux, root, and: apt-get install patroni etcd-server haproxy postgresql-15
`

/** The longest that nobody may be able to invest. */
export const writesWithinMs = 30_000

/** The outages that lasted longer than any may: public pages go on, and balances come back no later than investing. */
export const tooLong = (outages: readonly Outage[]): readonly Outage[] =>
  outages.filter(
    ({ writesMs, balancesMs, publicMs }) =>
      writesMs > writesWithinMs || balancesMs > writesWithinMs || publicMs > answerWithinMs,
  )

export async function benchFailover(times: number): Promise<boolean> {
  if (whyNoPatroni !== undefined) {
    process.stdout.write(`Not run: ${whyNoPatroni}.\n`)
    return true
  }
  // Otherwise what is broken off leaves its machines behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const faults = Array.from({ length: times }, (_, n) => allFaults[n % allFaults.length]!)
  const onOutage = (outage: Outage) => process.stdout.write(`${lineOf(outage).join(' | ')}\n`)
  const found = await failOver({ faults, callers: 64, onOutage })
  process.stdout.write(`\n${describe(found)}\n`)
  return isKept(found)
}

export const isKept = (found: Failovers): boolean =>
  found.lost.length === 0 &&
  found.doubled === 0 &&
  found.strange.length === 0 &&
  found.violations.length === 0 &&
  found.slowestAnswerMs < answerWithinMs &&
  tooLong(found.outages).length === 0

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

const lineOf = ({ fault, from, to, writesMs, balancesMs, publicMs, refusals }: Outage): string[] => [
  fault,
  `${from} → ${to}`,
  seconds(writesMs),
  seconds(balancesMs),
  seconds(publicMs),
  whole(refusals),
]

function describe(found: Failovers): string {
  const head = ['leader', 'next', 'writes, s', 'balances, s', 'public, s', 'asked to come again']
  return [
    table(head, found.outages.map(lineOf)),
    `acknowledged ${found.acknowledged}, lost ${found.lost.length}, doubled ${found.doubled}`,
    `slowest answer ${seconds(found.slowestAnswerMs)} s, invariants broken ${found.violations.length}`,
    ...found.strange.slice(0, 20),
  ].join('\n')
}
