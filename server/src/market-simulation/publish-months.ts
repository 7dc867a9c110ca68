import { rulesVersion } from '@evenmoor/contract/market-results'
import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import { monthsToPublish } from './month.ts'
import { insertMonths, selectMonths } from './month-store.ts'
import { hashOfSeed, seedOfMonth } from './seed.ts'

/**
 * Publishes the hash of every month's seed, thirteen months ahead; a month that has begun is never published. Running
 * it again, or in several processes at once, changes nothing.
 */
export async function publishMonths(ctx: Context): Promise<void> {
  const publishedAt = ctx.clock.now()
  const wanted = monthsToPublish(utcDay(publishedAt))
  await ctx.transaction(async (tx) => {
    const known = new Set((await selectMonths(tx, { from: wanted[0] })).map(({ month }) => month))
    const missing = wanted.filter((month) => !known.has(month))
    if (missing.length === 0) return
    const months = await Promise.all(
      missing.map(async (month) => ({
        month,
        rules: rulesVersion,
        seedHash: hashOfSeed(await seedOfMonth(ctx, month)),
        publishedAt,
      })),
    )
    await insertMonths(tx, months)
  })
}
