import { forwardSpans, type ForwardSpan, type TimeMachine } from '@evenmoor/contract/time-machine'
import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { lastDayBookedAhead } from '#positions/accrual/accrued-days.ts'
import { dayAfterSpan, isTooFarAhead } from './forward-span.ts'
import { selectFurthestRun, selectRunUnderWay } from './forward-store.ts'

/** The day this installation has reached: today, or the last day that is booked ahead or about to be. */
export async function dayReached(ctx: Context, tx: Tx): Promise<string> {
  const days = [utcDay(ctx.clock.now()), await lastDayBookedAhead(tx), await selectFurthestRun(tx)]
  return days.reduce<string>((last, day) => (day !== undefined && day > last ? day : last), '')
}

/** Where the installation is in time, for a reader who may or may not go forward. */
export async function describeTimeMachine(ctx: Context, tx: Tx, mayForward: boolean): Promise<TimeMachine> {
  const today = utcDay(ctx.clock.now())
  const day = await dayReached(ctx, tx)
  const run = await selectRunUnderWay(tx)
  const leadsTo = (span: ForwardSpan): string | null => {
    const to = dayAfterSpan(day, span)
    return isTooFarAhead(today, to) ? null : to
  }
  const [toDay, toWeek, toMonth] = forwardSpans.map(leadsTo)
  return {
    today,
    day,
    is_ahead: day > today,
    may_forward: mayForward,
    spans: { day: toDay ?? null, week: toWeek ?? null, month: toMonth ?? null },
    run: run === undefined ? null : { from: addDays(run.fromDay, 1), to: run.toDay, booked_to: run.bookedTo },
  }
}
