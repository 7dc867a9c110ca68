import { hashOfSeed } from '#market-simulation/seed.ts'
import { publishedMonth } from '#market-simulation/find-months.ts'
import { firstDayOf, lastDayOf } from '#market-simulation/month.ts'
import { rateFromSeed } from '#market-simulation/draw-rate.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type OnProgress, unwatched } from '#platform/on-progress.ts'
import { badField, conflict } from '#platform/problems.ts'
import { dailyResultsBetween } from '#plans/find-daily-results.ts'

export type RecomputedMonth = {
  readonly days: number
  /** The seed that was shown has the hash that was published. */
  readonly isSeedGenuine: boolean
  readonly different: readonly {
    readonly planId: string
    readonly day: string
    readonly bookedPpm: bigint
    readonly drawnPpm: bigint
  }[]
}

/**
 * Draws every day of the source `market` of a revealed month again, from the seed alone, and compares. 400 for a month
 * that was never published, 409 for one whose seed is not shown yet.
 */
export async function recomputeMonth(
  tx: Tx,
  month: string,
  onProgress: OnProgress = unwatched,
): Promise<RecomputedMonth> {
  const published = await publishedMonth(tx, month)
  if (published === undefined) throw badField('month', 'month_not_published', { month })
  const { seed, seedHash } = published
  if (seed === null) throw conflict('seed_not_shown', { month })
  const results = await dailyResultsBetween(tx, firstDayOf(month), lastDayOf(month))
  const drawn = results.filter(({ source }) => source === 'market')
  return {
    days: drawn.length,
    isSeedGenuine: hashOfSeed(seed).equals(seedHash),
    different: drawn
      .map(({ planId, day, ratePpm }, index) => {
        onProgress(index, drawn.length)
        return { planId, day, bookedPpm: ratePpm, drawnPpm: rateFromSeed(seed, planId, day) }
      })
      .filter(({ bookedPpm, drawnPpm }) => bookedPpm !== drawnPpm),
  }
}
