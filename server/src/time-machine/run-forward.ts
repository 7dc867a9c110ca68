import type { Context } from '#context.ts'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { tellAccruedResults } from '#positions/result-notifications/tell-accrued-results.ts'
import { type ForwardRun, keepProgress, selectRunUnderWay } from './forward-store.ts'

/**
 * Does the requested run, if any: books each day from today on, so that a position opened after an earlier run
 * has had the same days as all others, then tells people. Stopped anywhere, the next call does the rest; several
 * processes may be at it, since a day is applied once. Returns the days it went through.
 */
export async function runForward(ctx: Context): Promise<string[]> {
  const run = await selectRunUnderWay(ctx.db)
  if (run === undefined) return []
  // The days before come first.
  await accrueFinishedDays(ctx)
  const days: string[] = []
  for (let day = utcDay(ctx.clock.now()); day <= run.toDay; day = addDays(day, 1)) {
    await accrueDay(ctx, day)
    days.push(day)
    if (day > run.bookedTo) await progress(ctx, run, day)
  }
  // The run began long ago, and its last day has ended meanwhile.
  if (days.length === 0) await progress(ctx, run, run.toDay)
  await tellAccruedResults(ctx)
  return days
}

const progress = (ctx: Context, { id }: ForwardRun, day: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    await keepProgress(tx, id, day, ctx.clock.now())
    noteChange(tx, everyone, 'money')
  })
