import type { WithdrawalClock } from '@evenmoor/contract/transparency'
import { withdrawalTimesDays } from '@evenmoor/contract/withdrawals'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { binsFor, withdrawalsForFigures } from './clock-bins.ts'
import { countOpen, selectBins, selectByDay, selectClockFigures, selectEach } from './clock-store.ts'

const hourSeconds = 3_600

/** How long withdrawals took until their network confirmed the payment, for everybody to see. */
export async function withdrawalClock(ctx: Context): Promise<WithdrawalClock> {
  const { db, config } = ctx
  const now = ctx.clock.now().getTime()
  const since = new Date(now - withdrawalTimesDays * dayMs)
  const promiseSeconds =
    config.withdrawalPromiseHours === undefined ? null : config.withdrawalPromiseHours * hourSeconds
  const figures = await selectClockFigures(db, since, promiseSeconds)
  const open = await countOpen(db, promiseSeconds === null ? null : new Date(now - promiseSeconds * 1_000))
  const isFew = figures.count < withdrawalsForFigures
  return {
    days: withdrawalTimesDays,
    count: figures.count,
    waiting: open.waiting,
    median_seconds: isFew ? null : figures.medianSeconds,
    p95_seconds: isFew ? null : figures.p95Seconds,
    bins: isFew ? null : await binsOf(ctx, since, figures.p95Seconds ?? 0, figures.maxSeconds ?? 0),
    each: isFew ? await selectEach(db, since) : null,
    by_day: await selectByDay(db, since),
    promise_seconds: promiseSeconds,
    overdue: open.overdue,
    late: figures.late,
  }
}

async function binsOf(ctx: Context, since: Date, p95Seconds: number, maxSeconds: number) {
  const bins = binsFor({ p95Seconds, maxSeconds })
  const counts = await selectBins(ctx.db, since, bins)
  const isOpen = maxSeconds >= bins.widthSeconds * bins.count
  return Array.from({ length: bins.count }, (_, at) => ({
    from_seconds: at * bins.widthSeconds,
    to_seconds: isOpen && at === bins.count - 1 ? null : (at + 1) * bins.widthSeconds,
    count: counts.get(at) ?? 0,
  }))
}
