import { transferKey } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { bookAccruals, lockCandidates, selectFirstDue, type Stretch } from './accrual-store.ts'

/** Which positions of a plan, and what they get. */
export type Chunk = Stretch & {
  readonly planId: string
  readonly ratePpm: bigint
  readonly day: string
}

/** What a chunk did: `amountMinor` is the sum of its shares, losses below zero. */
export type AccruedChunk = { readonly positions: number; readonly amountMinor: bigint }

/**
 * Applies a plan's result of a day to the positions of a stretch that have not had it: one transfer with one posting for
 * each account, and one accrual row for each position. Holds the positions' rows until the end, so none of them is
 * redeemed, or accrued by another process, in between.
 */
export async function accrueChunk(ctx: Context, tx: Tx, chunk: Chunk): Promise<AccruedChunk> {
  const { planId, day, ratePpm } = chunk
  const candidates = await lockCandidates(tx, chunk)
  // A position opens at most one chunk of a day, ever: it has had the day from then on.
  const first = candidates.length === 0 ? undefined : await selectFirstDue(tx, day, candidates)
  if (first === undefined) return { positions: 0, amountMinor: 0n }
  const key = transferKey('accrual', planId, day, first)
  return bookAccruals(tx, { key, planId, day, ratePpm, bookedAt: ctx.clock.now() }, candidates)
}
