import type { Context } from '#context.ts'
import { getCheckout } from '#deposits/checkouts/get-deposit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { lockChain, readSendsTo, readTip } from './chain-store.ts'
import { mine } from './mine-block.ts'
import { reorganize } from './reorganize.ts'

/** How deep a payment may be. Deeper ones are not undone on real networks either. */
const blocksMax = 100n

/**
 * Has the payments of an investor's own checkout reorganized away: the blocks that hold them are replaced by as many
 * without them, and one more, as a network does that turns to a longer branch. All other payments are in the new blocks, at
 * least as deep as before. The coins are back in the practice wallet. Throws 404 for a checkout that is not theirs, 409
 * when it has no payment on the network or one that lies too deep; then nothing moves.
 */
export async function reorganizePayments(
  ctx: Context,
  tx: Tx,
  { investorId, depositId }: { investorId: string; depositId: string },
): Promise<{ blocks: number; dropped: string[] }> {
  const { address } = await getCheckout(tx, investorId, depositId)
  await lockChain(tx, { wait: true })
  const sends = await readSendsTo(tx, address)
  if (sends.length === 0) throw conflict('practice_no_payment_to_undo')
  const { height } = await readTip(tx)
  const depths = sends.map(({ blockHeight }) => (blockHeight === null ? 0n : height - blockHeight + 1n))
  const depth = depths.reduce((deepest, its) => (its > deepest ? its : deepest), 0n)
  if (depth > blocksMax)
    throw conflict('practice_payment_too_deep', { blocks: Number(depth), blocks_max: Number(blocksMax) })
  const blocks = Number(depth)
  const dropped = await reorganize(ctx, tx, { blocks, drop: sends.map(({ hash }) => hash) })
  for (let mined = 0; mined < blocks + 1; mined += 1) await mine(ctx, tx)
  return { blocks, dropped }
}
