import type { Context } from '#context.ts'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import { type BucketPlace, selectBuckets } from '../bucket-store.ts'
import { type AccruedChunk, accrueChunk, type Chunk } from './accrue-chunk.ts'
import { assureWritten } from './accrual-store.ts'

/** Positions in one transaction, about: what it locks is free again in a fraction of a second. */
const chunkSize = 4_000

/** Chunks at once: while one waits for the disk another computes. More would take from those who use the product. */
const lanes = 2

/** Buckets that are looked up together. */
const bucketsAtOnce = 500

/**
 * Applies a plan's result of a day to all its positions that have not had it, in chunks of a transaction each. Throws
 * what stopped a chunk, once none is under way any more; running it again does the rest.
 */
export async function accruePlan(ctx: Context, plan: Omit<Chunk, 'bucketIds'>): Promise<AccruedChunk> {
  const sum = { positions: 0, amountMinor: 0n }
  const chunks = chunksOf(ctx, plan.planId)
  let hasFailed = false
  async function lane(): Promise<void> {
    for (;;) {
      // One after the other, also where both lanes ask at once: a generator keeps a queue.
      const { value: bucketIds } = await chunks.next()
      if (bucketIds === undefined || hasFailed) return
      const done = await ctx.transaction((tx) => accrueChunk(ctx, tx, { ...plan, bucketIds }))
      sum.positions += done.positions
      sum.amountMinor += done.amountMinor
    }
  }
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        hasFailed = true
        throw error
      }),
    ),
  )
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  if (sum.positions === 0) return sum
  await ctx.transaction(async (tx) => {
    noteChange(tx, everyone, 'money')
    await assureWritten(tx)
  })
  return sum
}

/** A plan's buckets, cut into chunks of `chunkSize` positions or one bucket more. */
async function* chunksOf(ctx: Context, planId: string): AsyncGenerator<bigint[], undefined> {
  let chunk: bigint[] = []
  let size = 0
  for await (const { id, slots } of bucketsOf(ctx, planId)) {
    chunk.push(id)
    size += slots
    if (size < chunkSize) continue
    yield chunk
    chunk = []
    size = 0
  }
  if (chunk.length > 0) yield chunk
  return undefined
}

async function* bucketsOf(ctx: Context, planId: string) {
  let after: BucketPlace | undefined
  do {
    const page = await selectBuckets(ctx.db, planId, after, bucketsAtOnce)
    yield* page
    after = page.length < bucketsAtOnce ? undefined : page.at(-1)
  } while (after !== undefined)
}
