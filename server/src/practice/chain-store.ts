import type { Coin } from '@evenmoor/ledger/money'
import type { Database, Tx } from '#platform/database/pool.ts'

type Reader = Database | Tx

export type Block = { readonly height: bigint; readonly hash: string }
export type TipBlock = Block & { readonly minedAt: Date }

/** A transaction that was not dropped; `block` is null while it waits in the pool. */
export type ChainTransaction = {
  readonly hash: string
  readonly toAddress: string
  readonly coin: Coin
  readonly amountMinor: bigint
  readonly sentAt: Date
  readonly block: Block | null
}

/** Locks the chain against other miners until the transaction ends; false when another holds it and `wait` is not set. */
export async function lockChain(tx: Tx, { wait }: { wait: boolean }): Promise<boolean> {
  const genesis = tx.selectFrom('practice_block').select('height').where('height', '=', 0n)
  const locked = await (wait ? genesis.forUpdate() : genesis.forUpdate().skipLocked()).executeTakeFirst()
  return locked !== undefined
}

export async function readTip(db: Reader): Promise<TipBlock> {
  const row = await db
    .selectFrom('practice_block')
    .select(['height', 'hash', 'mined_at'])
    .orderBy('height', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { height: row.height, hash: row.hash, minedAt: row.mined_at }
}

export async function findBlockHash(db: Reader, height: bigint): Promise<string | undefined> {
  const row = await db
    .selectFrom('practice_block')
    .select('hash')
    .where('height', '=', height)
    .executeTakeFirst()
  return row?.hash
}

export async function insertBlock(
  tx: Tx,
  block: { height: bigint; hash: string; parentHash: string; nonce: string; minedAt: Date },
): Promise<void> {
  await tx
    .insertInto('practice_block')
    .values({
      height: block.height,
      hash: block.hash,
      parent_hash: block.parentHash,
      nonce: block.nonce,
      mined_at: block.minedAt,
    })
    .execute()
}

export async function deleteBlocksAbove(tx: Tx, height: bigint): Promise<void> {
  await tx.deleteFrom('practice_block').where('height', '>', height).execute()
}

/** The hashes of what waits in the pool, locked so that what is read is what gets mined. */
export async function lockPool(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('practice_transaction')
    .select('hash')
    .where('block_height', 'is', null)
    .where('dropped_at', 'is', null)
    .orderBy('hash')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function putIntoBlock(tx: Tx, hashes: readonly string[], height: bigint): Promise<void> {
  if (hashes.length === 0) return
  await tx
    .updateTable('practice_transaction')
    .set({ block_height: height })
    .where('hash', 'in', hashes)
    .execute()
}

/** Whether a transaction waits in the pool or lies in a block above `height`. */
export async function isBusyAbove(db: Reader, height: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('practice_transaction')
    .select('hash')
    .where((e) =>
      e.or([
        e.and([e('block_height', 'is', null), e('dropped_at', 'is', null)]),
        e('block_height', '>', height),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the transactions above `height` from their blocks to the pool, and gives their hashes. */
export async function returnToPool(tx: Tx, height: bigint): Promise<string[]> {
  const rows = await tx
    .updateTable('practice_transaction')
    .set({ block_height: null })
    .where('block_height', '>', height)
    .returning('hash')
    .execute()
  return rows.map(({ hash }) => hash)
}

const transactions = (db: Reader) =>
  db
    .selectFrom('practice_transaction as t')
    .leftJoin('practice_block as b', 'b.height', 't.block_height')
    .select([
      't.hash',
      't.to_address',
      't.coin',
      't.amount_minor',
      't.sent_at',
      't.block_height',
      'b.hash as block_hash',
    ])
    .where('t.dropped_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof transactions>['executeTakeFirstOrThrow']>>

const fromRow = (row: Row): ChainTransaction => ({
  hash: row.hash,
  toAddress: row.to_address,
  coin: row.coin as Coin,
  amountMinor: row.amount_minor,
  sentAt: row.sent_at,
  block:
    row.block_height === null || row.block_hash === null
      ? null
      : { height: row.block_height, hash: row.block_hash },
})

/** Everything paid to deposit addresses in blocks from `height` on, and in the pool. */
export async function readDepositPayments(db: Reader, height: bigint): Promise<ChainTransaction[]> {
  const rows = await transactions(db)
    .innerJoin('practice_address as a', 'a.address', 't.to_address')
    .where('a.purpose', '=', 'deposit')
    .where((e) => e.or([e('t.block_height', '>=', height), e('t.block_height', 'is', null)]))
    .orderBy('t.sent_at')
    .orderBy('t.hash')
    .execute()
  return rows.map(fromRow)
}

/** A transaction that is in the chain or the pool; undefined when there is none or it was dropped. */
export async function findChainTransaction(db: Reader, hash: string): Promise<ChainTransaction | undefined> {
  const row = await transactions(db).where('t.hash', '=', hash).executeTakeFirst()
  return row === undefined ? undefined : fromRow(row)
}

/** What was sent to an address and not dropped; the height is null while it waits in the pool. */
export async function readSendsTo(
  db: Reader,
  address: string,
): Promise<{ hash: string; blockHeight: bigint | null }[]> {
  const rows = await db
    .selectFrom('practice_transaction')
    .select(['hash', 'block_height'])
    .where('to_address', '=', address)
    .where('dropped_at', 'is', null)
    .orderBy('hash')
    .execute()
  return rows.map(({ hash, block_height: blockHeight }) => ({ hash, blockHeight }))
}

/** The newest blocks, newest first, each with how many payments it has. */
export async function readNewestBlocks(
  db: Reader,
  limit: number,
): Promise<{ height: bigint; minedAt: Date; payments: number }[]> {
  const rows = await db
    .selectFrom('practice_block as b')
    .select((e) => [
      'b.height',
      'b.mined_at',
      e
        .selectFrom('practice_transaction as t')
        .select((t) => t.fn.countAll<bigint>().as('n'))
        .whereRef('t.block_height', '=', 'b.height')
        .as('payments'),
    ])
    .orderBy('b.height', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ height, mined_at: minedAt, payments }) => ({
    height,
    minedAt,
    payments: Number(payments ?? 0n),
  }))
}
