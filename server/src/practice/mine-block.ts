import { randomBytes } from 'node:crypto'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { blockHash, restingDepth } from './block.ts'
import {
  type Block,
  insertBlock,
  isBusyAbove,
  lockChain,
  lockPool,
  putIntoBlock,
  readTip,
} from './chain-store.ts'

/**
 * Mines one block with everything that waits in the pool, now. One process at a time: undefined, and nothing
 * mined, while another one is at it.
 */
export const mineBlock = (ctx: Context): Promise<Block | undefined> =>
  ctx.transaction(async (tx) => ((await lockChain(tx, { wait: false })) ? mine(ctx, tx) : undefined))

/**
 * What the job calls: mines when the last block is 2 s old (PRACTICE_BLOCK_MS) and something is under way. Something is while a
 * transaction waits or is less than 6 blocks deep; then the chain rests, so an idle installation mines nothing,
 * stores nothing and asks one small question a second. The check stands inside the lock: however many processes
 * ask, blocks keep their distance.
 */
export async function mineBlockWhenDue(ctx: Context): Promise<Block | undefined> {
  if (!(await isDue(ctx, ctx.db))) return undefined
  return ctx.transaction(async (tx) =>
    (await lockChain(tx, { wait: false })) && (await isDue(ctx, tx)) ? mine(ctx, tx) : undefined,
  )
}

async function isDue(ctx: Context, db: Context['db'] | Tx): Promise<boolean> {
  const tip = await readTip(db)
  if (ctx.clock.now().getTime() - tip.minedAt.getTime() < ctx.config.practiceBlockMs) return false
  return isBusyAbove(db, tip.height - restingDepth + 1n)
}

/** Mines one block with everything that waits. The caller holds the chain's lock. */
export async function mine(ctx: Context, tx: Tx): Promise<Block> {
  const parent = await readTip(tx)
  const transactions = await lockPool(tx)
  const content = {
    height: parent.height + 1n,
    parentHash: parent.hash,
    nonce: randomBytes(8).toString('hex'),
    minedAt: ctx.clock.now(),
    transactions,
  }
  const hash = blockHash(content)
  await insertBlock(tx, { ...content, hash })
  await putIntoBlock(tx, transactions, content.height)
  return { height: content.height, hash }
}
