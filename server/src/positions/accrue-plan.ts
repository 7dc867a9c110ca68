import type { Context } from '#context.ts'
import { type Place, selectPlaceBehind, type Stretch } from './accrual-store.ts'
import { type AccruedChunk, accrueChunk, type Chunk } from './accrue-chunk.ts'

/** Positions in one transaction: what it locks is free again in a fraction of a second. */
const chunkSize = 4_000

/** Chunks at once: while one waits for the disk another computes. More would take from those who use the product. */
const lanes = 2

/**
 * Applies a plan's result of a day to all its positions that have not had it, in chunks of a transaction each. Throws
 * what stopped a chunk, once none is under way any more; running it again does the rest.
 */
export async function accruePlan(ctx: Context, plan: Omit<Chunk, keyof Stretch>): Promise<AccruedChunk> {
  const sum = { positions: 0, amountMinor: 0n }
  const chunks = stretches(ctx, plan.planId)
  let hasFailed = false
  async function lane(): Promise<void> {
    for (;;) {
      // One after the other, also where both lanes ask at once: a generator keeps a queue.
      const { value: stretch } = await chunks.next()
      if (stretch === undefined || hasFailed) return
      const done = await ctx.transaction((tx) => accrueChunk(ctx, tx, { ...plan, ...stretch }))
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
  return sum
}

/** A plan's open positions, cut into chunks, in order and without a gap. */
async function* stretches(ctx: Context, planId: string): AsyncGenerator<Stretch, undefined> {
  let after: Place | undefined
  do {
    const to = await selectPlaceBehind(ctx.db, planId, after, chunkSize)
    yield { after, to }
    after = to
  } while (after !== undefined)
  return undefined
}
