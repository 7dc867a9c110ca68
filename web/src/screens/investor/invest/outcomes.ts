import type { Plan } from '@evenmoor/contract/plans'
import { applyRatePpm, formatRatePercent, parseAmount } from '@evenmoor/ledger/money'
import { planRate } from '#features/plans/plan-rate.ts'
import { usdText } from '#forms/usd-amount.ts'

export type Outcome = {
  readonly kind: 'bad' | 'middle' | 'good'
  /** Percent, such as "-2.5". */
  readonly rate: string
  /** Dollars, such as "-6.25": what the ledger would book for such a day. */
  readonly change: string
}

export type Outcomes = {
  /**
   * `strategy`: the worst, the average and the best day that can be drawn. `record`: the worst and best booked days.
   * `illustration`: the plan's rate as a loss, nothing, and as a gain.
   */
  readonly basis: 'strategy' | 'record' | 'illustration'
  /** The bad day first. */
  readonly days: readonly Outcome[]
}

type RatedPlan = Pick<Plan, 'id' | 'daily_rate' | 'result_source' | 'record'>

/** Decimals of a percent text that make whole parts per million. */
const percentScale = 4

/**
 * What one day could do to an amount. A record counts only when it holds a losing day: a plan whose booked days
 * all gained says nothing about how bad a day can be, so then the rate itself stands in as a loss. Where days are drawn,
 * all that can be drawn is known.
 */
export function oneDayOutcomes(amountMinor: bigint, plan: RatedPlan): Outcomes {
  const { daily_rate, record } = plan
  const shown = planRate(plan)
  if (shown.kind === 'market') {
    const days = [
      day('bad', ratePpm(shown.worst)),
      day('middle', ratePpm(shown.rate)),
      day('good', ratePpm(shown.best)),
    ]
    return { basis: 'strategy', days }
  }
  const worst = record.worst_rate === null ? 0n : ratePpm(record.worst_rate)
  const hasLosingDay = worst < 0n
  const rate = ratePpm(daily_rate)
  const bad = hasLosingDay ? worst : -rate
  const good = hasLosingDay ? ratePpm(record.best_rate ?? '0') : rate
  return {
    basis: hasLosingDay ? 'record' : 'illustration',
    days: [day('bad', bad), day('middle', 0n), day('good', good)],
  }

  function day(kind: Outcome['kind'], ppm: bigint): Outcome {
    return { kind, rate: formatRatePercent(ppm), change: usdText(applyRatePpm(amountMinor, ppm)) }
  }
}

/** "-2.5" percent is -25000 parts per million. */
function ratePpm(percent: string): bigint {
  const isNegative = percent.startsWith('-')
  const parsed = parseAmount(isNegative ? percent.slice(1) : percent, percentScale, { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(`not a rate (${parsed.refusal}): ${percent}`)
  return isNegative ? -parsed.minor : parsed.minor
}
