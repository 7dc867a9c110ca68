import type { StatementPeriod } from '@evenmoor/contract/statements'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { firstDayOf, isComplete, lastDayOf, nextPeriod, periodOf, usdText } from './statement.ts'
import { selectMonths } from './statement-store.ts'

/**
 * The months that an investor has statements of, newest first: from the first booking to the month that is not over.
 * Nothing was booked, no statement.
 */
export async function statementPeriods(
  ctx: Context,
  db: Database | Tx,
  investorId: string,
): Promise<StatementPeriod[]> {
  const now = ctx.clock.now()
  const booked = await selectMonths(db, investorId)
  const [first] = booked
  if (first === undefined) return []
  const byPeriod = new Map(booked.map((month) => [month.period, month]))
  // The database's clock may be a moment ahead of ours: what is booked is there.
  const last = [booked.at(-1)?.period ?? '', periodOf(now)].toSorted().at(-1) ?? ''
  const periods: StatementPeriod[] = []
  let total = 0n
  for (let period = first.period; period <= last; period = nextPeriod(period)) {
    const { changeMinor = 0n, lines = 0 } = byPeriod.get(period) ?? {}
    periods.push({
      period,
      from: firstDayOf(period),
      to: lastDayOf(period),
      is_complete: isComplete(period, now),
      opening: usdText(total),
      change: usdText(changeMinor),
      closing: usdText(total + changeMinor),
      lines,
    })
    total += changeMinor
  }
  return periods.toReversed()
}
