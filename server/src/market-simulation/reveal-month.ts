import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { utcDay } from '#platform/clock.ts'
import { type ResultMonth, monthOf } from './month.ts'
import { revealSeed, selectMonths } from './month-store.ts'
import { publishedSeed } from './seed.ts'

/** Finished months whose seed is not revealed yet, earliest first. */
export async function finishedMonths(ctx: Context, tx: Tx): Promise<ResultMonth[]> {
  const months = await selectMonths(tx, { before: monthOf(utcDay(ctx.clock.now())) })
  return months.filter(({ seed }) => seed === null).toReversed()
}

/** Reveals a finished month's seed, once. Throws when its key is lost. */
export async function revealMonth(ctx: Context, tx: Tx, { month, seedHash }: ResultMonth): Promise<void> {
  await revealSeed(tx, month, await publishedSeed(ctx, month, seedHash), ctx.clock.now())
}
