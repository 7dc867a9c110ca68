import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { growResultNotices } from './notice-store.ts'

/**
 * Tells people what a day came to for them, in one notice with all results that they have not looked at yet. Each person
 * may be named once in a call; over several calls their amounts add up.
 */
export const tellResults = (
  ctx: Context,
  tx: Tx,
  day: string,
  results: readonly { personId: string; amountMinor: bigint }[],
): Promise<void> =>
  growResultNotices(
    tx,
    day,
    results.map((result) => ({ ...result, id: uuidv7() })),
    ctx.clock.now(),
  )
