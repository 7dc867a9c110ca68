import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type PlanResult, selectChangesByDay } from './history-store.ts'

/** A UTC day of an investor's accounts together, in millionths of a dollar. */
export type AccountDay = {
  readonly day: string
  /** Daily results, gains minus losses, with what corrections changed about earlier ones. */
  readonly resultMinor: bigint
  readonly results: readonly PlanResult[]
  /** What came in and went out that no result brought: deposits, withdrawals, bonuses. Neither is below zero. */
  readonly inMinor: bigint
  readonly outMinor: bigint
  /** What there was at the end of the day. */
  readonly totalMinor: bigint
  /** The day has not come yet: what it shows is booked ahead. */
  readonly isAhead: boolean
}

/**
 * Every day of an investor, from the one before the first booking, which is empty, to today or the last day booked ahead.
 * Nothing booked, no days.
 */
export async function accountDays(ctx: Context, tx: Tx, investorId: string): Promise<AccountDay[]> {
  const changes = await selectChangesByDay(tx, investorId)
  const [first] = changes
  if (first === undefined) return []
  const today = utcDay(ctx.clock.now())
  // Days may be booked ahead, and the database's clock may be slightly ahead of ours, so later bookings count too.
  const last = [changes.at(-1)?.day ?? today, today].toSorted().at(-1) ?? today
  const byDay = new Map(changes.map((change) => [change.day, change]))
  let totalMinor = 0n
  const days: AccountDay[] = []
  for (let day = addDays(first.day, -1); day <= last; day = addDays(day, 1)) {
    const { inMinor = 0n, outMinor = 0n, results = [] } = byDay.get(day) ?? {}
    const resultMinor = results.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
    totalMinor += inMinor - outMinor + resultMinor
    days.push({ day, resultMinor, results, inMinor, outMinor, totalMinor, isAhead: day > today })
  }
  return days
}
