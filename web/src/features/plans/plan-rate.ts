import { strategyOf } from '@evenmoor/contract/market-results'
import type { Plan } from '@evenmoor/contract/plans'

type RatedPlan = Pick<Plan, 'id' | 'daily_rate'> & { readonly result_source: Plan['result_source'] | null }

/** The rate that is shown for a plan, by the name that is true of it; percent, such as "2.5". */
export type PlanRate =
  | { readonly kind: 'illustration' | 'booked'; readonly rate: string }
  /** Days are drawn: `rate` is the average of all draws, `worst` and `best` the furthest one can be. */
  | { readonly kind: 'market'; readonly rate: string; readonly worst: string; readonly best: string }

/** What to call a plan's rate. While the API has not said where results come from, it is an illustration. */
export function planRate({ id, daily_rate, result_source }: RatedPlan): PlanRate {
  if (result_source !== 'market') return { kind: result_source ?? 'illustration', rate: daily_rate }
  const { meanBps, rangeBps } = strategyOf(id)
  return {
    kind: 'market',
    rate: percentOfBps(meanBps),
    worst: percentOfBps(meanBps - rangeBps),
    best: percentOfBps(meanBps + rangeBps),
  }
}

/** Hundredths of a percent as the API writes percent: -125 is "-1.25". */
export function percentOfBps(bps: number): string {
  const digits = String(Math.abs(bps)).padStart(3, '0')
  const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '')
  return bps < 0 ? `-${text}` : text
}
