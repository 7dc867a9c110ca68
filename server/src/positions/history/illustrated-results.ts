import { applyRatePpm } from '@evenmoor/ledger/money'
import type { Tx } from '#platform/database/pool.ts'
import { selectAccruedBases } from './history-store.ts'

/** What the illustrated rate of a plan's terms would have made of an investor's money in it on a day. */
export type IllustratedResult = {
  readonly planId: string
  /** The day it counts on: the one it was booked on, or its own where it was booked ahead. */
  readonly day: string
  readonly amountMinor: bigint
}

/** For every day and plan that an investor had a result of, oldest first: rounded down for each position, as a result is. */
export async function illustratedResults(tx: Tx, investorId: string): Promise<IllustratedResult[]> {
  const bases = await selectAccruedBases(tx, investorId)
  const byPlanDay = Map.groupBy(bases, ({ planId, resultDay }) => `${planId} ${resultDay}`)
  return [...byPlanDay.values()].flatMap((each) => {
    const [first] = each
    if (first === undefined) return []
    const amountMinor = each.reduce(
      (sum, { baseMinor, ratePpm }) => sum + applyRatePpm(baseMinor, ratePpm),
      0n,
    )
    return [{ planId: first.planId, day: first.day, amountMinor }]
  })
}
