/** What `npm run bench -- calls` prints of what it measured, and whether each aim is met. */
import { median, medianRate, type Rate } from '../measure.ts'
import { table, verdict, whole } from '../table.ts'
import type { BenchCall } from './call-list.ts'

/** Of one call at one number of callers: what each round gave, in the order of the rounds. */
export type CallFigures = {
  readonly call: Pick<BenchCall, 'name' | 'kind' | 'route'>
  readonly callers: number
  readonly ours: readonly Rate[]
  readonly bare: readonly Rate[]
  /** pgbench, with as many callers. */
  readonly limit: readonly Rate[]
  readonly nodeUs: readonly number[]
  readonly postgresUs: readonly number[]
  readonly trips: number | undefined
}

/** The aims are for so many callers, or for the number nearest to it that was measured. */
const aimedAt = 16

const besidePgbenchMin = 0.15
const moneyBesideBareMin = 0.6
const readsBesideBareMin = 0.8
/** 900 a second where balances reach 990. */
const besideBalancesMin = 900 / 990
const sharedPerSecondMin = 5_000

/** Round by round, so that what disturbs a round disturbs both. */
const ratioOf = (ours: readonly Rate[], theirs: readonly Rate[]): number =>
  median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)))

const times = (ratio: number): string => `${ratio.toFixed(2)}×`

export function describeFigures(all: readonly CallFigures[]): string {
  const head = [
    'call',
    'what',
    'callers',
    'a second',
    'p50 / p99 ms',
    'round trips',
    'Node, PostgreSQL µs',
    'beside pgbench',
    'beside the bare server',
  ]
  const rows = all.map(({ call, callers, ours, bare, limit, nodeUs, postgresUs, trips }) => {
    const { perSecond, p50, p99 } = medianRate(ours)
    return [
      call.name,
      call.route,
      String(callers),
      whole(perSecond),
      `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
      String(trips ?? ''),
      `${whole(median(nodeUs))}, ${whole(median(postgresUs))}`,
      times(ratioOf(ours, limit)),
      times(ratioOf(ours, bare)),
    ]
  })
  return table(head, rows)
}

type Aim = {
  readonly what: string
  readonly figure: string
  readonly isMet: boolean
  readonly target: string
}

/** A table of the aims of the calls that were measured, and how many of them are met. */
export function describeAims(all: readonly CallFigures[]): string {
  const [callers] = all
    .map((one) => one.callers)
    .toSorted((a, b) => Math.abs(a - aimedAt) - Math.abs(b - aimedAt))
  const aims = aimsOf(all.filter((one) => one.callers === callers))
  const met = aims.filter(({ isMet }) => isMet).length
  const rows = aims.map(({ what, figure, isMet, target }) => [what, figure, verdict(isMet, target)])
  return [
    table([`aim at ${callers} callers`, 'figure', 'target'], rows),
    '',
    `${met} of ${aims.length} aims met.`,
  ].join('\n')
}

function aimsOf(figures: readonly CallFigures[]): Aim[] {
  const least = (what: string, ratio: number, min: number): Aim => ({
    what,
    figure: times(ratio),
    isMet: ratio >= min,
    target: `≥ ${Number(min.toFixed(2))}×`,
  })
  const balances = figures.find(({ call }) => call.name === 'wallet')
  return figures.flatMap(({ call: { name, kind }, ours, bare, limit }): Aim[] => {
    if (kind === 'shared') {
      const { perSecond } = medianRate(ours)
      const isMet = perSecond >= sharedPerSecondMin
      return [
        {
          what: `${name}, a second`,
          figure: whole(perSecond),
          isMet,
          target: `≥ ${whole(sharedPerSecondMin)}`,
        },
      ]
    }
    const besideBare = (min: number) => least(`${name}, beside the bare server`, ratioOf(ours, bare), min)
    if (kind === 'money')
      return [
        least(`${name}, beside pgbench`, ratioOf(ours, limit), besidePgbenchMin),
        besideBare(moneyBesideBareMin),
      ]
    if (name !== 'transactions' || balances === undefined) return [besideBare(readsBesideBareMin)]
    return [
      besideBare(readsBesideBareMin),
      least(`${name}, beside balances`, ratioOf(ours, balances.ours), besideBalancesMin),
    ]
  })
}
