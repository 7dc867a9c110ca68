import { forwardSpans, type ForwardSpan, type TimeMachine } from '@evenmoor/contract/time-machine'
import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { type Answers, inOneStatement } from '#platform/database/in-one-statement.ts'
import type { Tx } from '#platform/database/pool.ts'
import { lastDayBookedAhead } from '#positions/accrual/accrued-days.ts'
import { dayAfterSpan, isTooFarAhead } from './forward-span.ts'
import { furthestRun, runFrom, runUnderWay } from './forward-store.ts'

/** The day this installation has reached: today, or the last day that is booked ahead or about to be. */
export const dayReached = async (ctx: Context, tx: Tx): Promise<string> =>
  furthestOf(ctx, await inOneStatement(tx, daysReached(tx)))

const daysReached = (tx: Tx) => ({ ahead: lastDayBookedAhead(tx), runs: furthestRun(tx) })

function furthestOf(
  ctx: Pick<Context, 'clock'>,
  { ahead, runs }: Answers<ReturnType<typeof daysReached>>,
): string {
  const days = [...ahead, ...runs].flatMap(({ day }) => day ?? [])
  return days.reduce((last, day) => (day > last ? day : last), utcDay(ctx.clock.now()))
}

/** Where the installation is in time, for a reader who may or may not go forward. */
export async function describeTimeMachine(ctx: Context, tx: Tx, mayForward: boolean): Promise<TimeMachine> {
  const today = utcDay(ctx.clock.now())
  const found = await inOneStatement(tx, { ...daysReached(tx), underWay: runUnderWay(tx) })
  const day = furthestOf(ctx, found)
  const run = runFrom(found.underWay[0])
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
