import type { listPracticeBlocks } from '@evenmoor/contract/practice'
import type * as z from 'zod/mini'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { readNewestBlocks } from './chain-store.ts'

/** More than a checkout shows: the payment watched, what confirms it and the block before. */
const blocksShown = 12

/** The newest blocks of the practice network, as anybody watching a network sees them. */
export async function newestBlocks(
  ctx: Context,
  tx: Tx,
): Promise<z.output<typeof listPracticeBlocks.answer>> {
  const blocks = await readNewestBlocks(tx, blocksShown)
  return {
    seconds_apart: ctx.config.practiceBlockMs / 1_000,
    results: blocks.map(({ height, minedAt, payments }) => ({
      height: Number(height),
      payments,
      mined_at: minedAt.toISOString(),
    })),
  }
}
