/** The practice network as a node would tell it; what `chains/practice-network.ts` asks. */
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside } from '#platform/database/transaction.ts'
import { newPracticeAddress } from './address.ts'
import {
  type Block,
  type ChainTransaction,
  findBlockHash,
  findChainTransaction,
  readDepositPayments,
  readTip,
} from './chain-store.ts'
import { insertAddress } from './wallet-store.ts'

/** A new address of the platform for one deposit. */
export async function newDepositAddress(ctx: Context, tx: Tx): Promise<string> {
  const address = newPracticeAddress()
  await alongside(tx, insertAddress(tx, { address, purpose: 'deposit', createdAt: ctx.clock.now() }))
  return address
}

export const practiceTip = (ctx: Context): Promise<Block> => readTip(ctx.db)

export const hasPracticeBlock = async (ctx: Context, { height, hash }: Block): Promise<boolean> =>
  (await findBlockHash(ctx.db, height)) === hash

/** The tip and what was paid to deposit addresses from `height` on or waits in the pool, all of one moment. */
export const practicePaymentsSince = (
  ctx: Context,
  height: bigint,
): Promise<{ tip: Block; payments: ChainTransaction[] }> =>
  ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({ tip: await readTip(tx), payments: await readDepositPayments(tx, height) }))

export const findPracticeTransaction = (ctx: Context, hash: string): Promise<ChainTransaction | undefined> =>
  findChainTransaction(ctx.db, hash)
