import type { StatementPeriod } from '@evenmoor/contract/statements'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { totalBroughtForward } from '#kept-months/brought-forward.ts'
import { ownKeptSince } from '#kept-months/own-kept-since.ts'
import {
  firstDayOf,
  firstPeriodFrom,
  isComplete,
  lastDayOf,
  nextPeriod,
  periodOf,
  usdText,
} from './statement.ts'
import { selectMonths } from './statement-store.ts'

/** What an investor has statements of. */
export type Statements = {
  /** Newest first. */
  readonly periods: StatementPeriod[]
  /** The first day of the first month that there is a statement of, where there were earlier ones; else null. */
  readonly keptFrom: string | null
}

/**
 * The months that an investor has statements of: from the first booking to the month that is not over. Where months of
 * postings are detached, from the first month on that is here from its first day. Nothing was booked, no statement.
 */
export async function statementPeriods(
  ctx: Context,
  db: Database | Tx,
  investorId: string,
): Promise<Statements> {
  const now = ctx.clock.now()
  const booked = await selectMonths(db, investorId)
  const kept = await ownKeptSince(db, investorId)
  const first = kept === null ? booked[0]?.period : firstPeriodFrom(kept.firstWholeDay)
  if (first === undefined) return { periods: [], keptFrom: null }
  const byPeriod = new Map(booked.map((month) => [month.period, month]))
  // The database's clock may be a moment ahead of ours: what is booked is there.
  const last = [booked.at(-1)?.period ?? '', periodOf(now)].toSorted().at(-1) ?? ''
  const periods: StatementPeriod[] = []
  let total = booked
    .filter(({ period }) => period < first)
    .reduce((sum, { changeMinor }) => sum + changeMinor, totalBroughtForward(kept?.broughtForward ?? null))
  for (let period = first; period <= last; period = nextPeriod(period)) {
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
  return { periods: periods.toReversed(), keptFrom: kept && firstDayOf(first) }
}
