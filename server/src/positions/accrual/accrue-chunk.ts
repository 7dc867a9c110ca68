import { transferKey } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { lockBuckets, rereadWorth } from '../bucket-store.ts'
import { bookAccruals, prepareChunk, selectFirstDue } from './accrual-store.ts'

/** Which positions of a plan, and what they get. */
export type Chunk = {
  readonly bucketIds: readonly bigint[]
  readonly planId: string
  readonly ratePpm: bigint
  /** Whether each position takes the rate of the terms it was opened under instead. */
  readonly isByTerms: boolean
  readonly day: string
}

/** What a chunk did: `amountMinor` is the sum of its shares, losses below zero. */
export type AccruedChunk = { readonly positions: number; readonly amountMinor: bigint }

/**
 * Applies a plan's result of a day to the positions of some buckets that have not had it: one transfer with one posting for
 * each account, and one row for each bucket. Holds the buckets' rows until the end, so no position of theirs is redeemed,
 * or accrued by another process, in between.
 */
export async function accrueChunk(ctx: Context, tx: Tx, chunk: Chunk): Promise<AccruedChunk> {
  const { planId, day, ratePpm, isByTerms, bucketIds } = chunk
  await prepareChunk(tx)
  await lockBuckets(tx, bucketIds)
  // A position opens at most one chunk of a day, ever: it has had the day from then on.
  const first = await selectFirstDue(tx, day, bucketIds)
  if (first === undefined) return { positions: 0, amountMinor: 0n }
  const key = transferKey('accrual', planId, day, first)
  const bookedAt = ctx.clock.now()
  const booked = await bookAccruals(tx, { key, planId, day, ratePpm, isByTerms, bookedAt }, bucketIds)
  await rereadWorth(tx, booked.movedBucketIds)
  return booked
}
