import type { Context } from '#context.ts'
import { correctChunk } from '#positions/corrections/correct-chunk.ts'
import { completeCorrection, type DayCorrection, selectCorrectionsUnderWay } from './correction-store.ts'

/**
 * Applies every approved correction to the positions that had the day. Works in chunks, one transaction each: whatever
 * stops it, running it again does the rest; several processes may run it at once. Returns how many it finished.
 */
export async function applyCorrections(ctx: Context): Promise<number> {
  const corrections = await ctx.transaction((tx) => selectCorrectionsUnderWay(tx))
  for (const correction of corrections) await applyCorrection(ctx, correction)
  return corrections.length
}

async function applyCorrection(ctx: Context, correction: DayCorrection): Promise<void> {
  let after: bigint | undefined
  do {
    const from = after
    after = await ctx.transaction((tx) => correctChunk(ctx, tx, correction, from))
  } while (after !== undefined)
  await ctx.transaction((tx) => completeCorrection(tx, correction.id, ctx.clock.now()))
}
