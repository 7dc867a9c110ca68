import type { MonthOfResults, ResultMonth as MonthAnswer } from '@evenmoor/contract/results'
import { formatRatePercent } from '@evenmoor/ledger/money'
import { publishedMonth, publishedMonths } from '#market-simulation/find-months.ts'
import { firstDayOf, lastDayOf, type ResultMonth } from '#market-simulation/month.ts'
import type { Tx } from '#platform/database/pool.ts'
import { isAhead } from '#platform/clock.ts'
import { planTitles } from '#plans/find-plan.ts'
import { dailyResultsBetween, ratesInForceBetween, type StoredResult } from '#plans/find-daily-results.ts'
import { idOfCursor, pageOf, pageSize } from '#wallet/cursor.ts'

/** A page of the published months, latest first. */
export async function listMonths(
  tx: Tx,
  cursor: string | undefined,
): Promise<{ results: MonthAnswer[]; next: string | null }> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, /^\d{4}-\d{2}$/)
  const { page, next } = pageOf(await publishedMonths(tx, before, pageSize + 1), ({ month }) => month)
  return { results: page.map(onTheWire), next }
}

/** Every plan's results of a month, as they were booked, and what counts in their place where they were corrected. */
export async function monthOfResults(tx: Tx, month: string): Promise<MonthOfResults> {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const published = await publishedMonth(tx, month)
  const results = await dailyResultsBetween(tx, first, last)
  const standing = await ratesInForceBetween(tx, first, last)
  const titles = await planTitles(tx)
  return {
    month,
    published: published === undefined ? null : onTheWire(published),
    plans: [...Map.groupBy(results, ({ planId }) => planId)].map(([id, days]) => ({
      id,
      title: titles.get(id) ?? id,
      days: days.map((result) => dayOnTheWire(result, standing.get(`${id} ${result.day}`))),
    })),
  }
}

function dayOnTheWire(result: StoredResult, standingPpm: bigint | undefined) {
  const { day, ratePpm, source } = result
  const ahead = isAhead(day, result.createdAt) ? { booked_ahead: true as const } : {}
  const published = { day, rate: formatRatePercent(ratePpm), source, ...ahead }
  if (standingPpm === ratePpm) return published
  const corrected_rate = standingPpm === undefined ? null : formatRatePercent(standingPpm)
  return { ...published, corrected_rate }
}

const onTheWire = (month: ResultMonth): MonthAnswer => ({
  month: month.month,
  rules: month.rules,
  seed_hash: month.seedHash.toString('hex'),
  published_at: month.publishedAt.toISOString(),
  seed: month.seed?.toString('hex') ?? null,
  revealed_at: month.revealedAt?.toISOString() ?? null,
})
