import type { Database } from '#platform/database/pool.ts'
import { lastReviewAt } from './account-status.ts'

/** How many accounts are locked or suspended, and the last review of the one that has waited longest for its next. */
export async function lockedAccounts(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const { count, review_by: reviewBy } = await db
    .selectFrom('person')
    .select((e) => [e.fn.countAll<bigint>().as('count'), e.fn.min('state_review_by').as('review_by')])
    .where('state_review_by', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldestAt: reviewBy && lastReviewAt(reviewBy) }
}
