import { type Coin, isCoin } from '@evenmoor/ledger/money'
import { sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

type Reader = Database | Tx

export type AddressPurpose = 'wallet' | 'deposit' | 'treasury' | 'faucet' | 'elsewhere'
export type Send = {
  readonly hash: string
  readonly fromAddress: string
  readonly toAddress: string
  readonly coin: Coin
  readonly amountMinor: bigint
  readonly sentAt: Date
  readonly sendKey?: string
}

/** False when it is there already. */
export async function insertAddress(
  tx: Tx,
  given: { address: string; purpose: AddressPurpose; ownerId?: string; createdAt: Date },
): Promise<boolean> {
  const { address, purpose, ownerId = null, createdAt } = given
  const rows = await insertNew(tx, { address, purpose, ownerId, createdAt })
  return rows.length > 0
}

type NewAddress = {
  readonly address: string
  readonly purpose: AddressPurpose
  readonly ownerId: string | null
  readonly createdAt: Date
}

const insertNew = compiledOnce((tx, given: NewAddress) =>
  tx
    .insertInto('practice_address')
    .values({
      address: given.address,
      purpose: given.purpose,
      owner_id: given.ownerId,
      created_at: given.createdAt,
    })
    .onConflict((c) => c.doNothing())
    .returning('address'),
)

export async function findWalletAddress(db: Reader, ownerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('practice_address')
    .select('address')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'wallet')
    .executeTakeFirst()
  return row?.address
}

/** What an address is for, undefined for an unknown one, and the address of a person's own wallet. */
export async function findAddressAndWallet(
  db: Reader,
  given: { address: string; ownerId: string },
): Promise<{ purpose: AddressPurpose | undefined; wallet: string | undefined }> {
  const rows = await addressOrWallet(db, given)
  const purpose = rows.find(({ address }) => address === given.address)?.purpose
  const wallet = rows.find((row) => row.owner_id === given.ownerId && row.purpose === 'wallet')
  return { purpose: purpose as AddressPurpose | undefined, wallet: wallet?.address }
}

const addressOrWallet = compiledOnce((db, given: { address: string; ownerId: string }) =>
  db
    .selectFrom('practice_address')
    .select(['address', 'purpose', 'owner_id'])
    .where('address', '=', given.address)
    .unionAll(
      db
        .selectFrom('practice_address')
        .select(['address', 'purpose', 'owner_id'])
        .where('owner_id', '=', given.ownerId)
        .where('purpose', '=', 'wallet'),
    ),
)

/** Makes payments to one address wait for each other. */
export async function lockAddress(tx: Tx, address: string): Promise<void> {
  await tx
    .selectFrom('practice_address')
    .select('address')
    .where('address', '=', address)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function insertSend(tx: Tx, send: Send): Promise<void> {
  await tx
    .insertInto('practice_transaction')
    .values({
      hash: send.hash,
      from_address: send.fromAddress,
      to_address: send.toAddress,
      coin: send.coin,
      amount_minor: send.amountMinor,
      send_key: send.sendKey ?? null,
      sent_at: send.sentAt,
    })
    .execute()
}

export async function findSends(
  tx: Tx,
  by: { sendKey: string } | { hashes: readonly string[] },
): Promise<(Send & { dropped: boolean })[]> {
  const rows = await tx
    .selectFrom('practice_transaction')
    .selectAll()
    .where((e) => ('sendKey' in by ? e('send_key', '=', by.sendKey) : e('hash', 'in', by.hashes)))
    .orderBy('hash')
    .execute()
  return rows.map((row) => ({
    hash: row.hash,
    fromAddress: row.from_address,
    toAddress: row.to_address,
    coin: row.coin as Coin,
    amountMinor: row.amount_minor,
    sentAt: row.sent_at,
    dropped: row.dropped_at !== null,
  }))
}

export async function dropSend(tx: Tx, hash: string, at: Date): Promise<void> {
  await tx
    .updateTable('practice_transaction')
    .set({ dropped_at: at, block_height: null })
    .where('hash', '=', hash)
    .execute()
}

/** The balance, locked until the transaction ends; 0n when there is none. */
export async function lockBalance(tx: Tx, address: string, coin: Coin): Promise<bigint> {
  await tx
    .insertInto('practice_balance')
    .values({ address, coin, amount_minor: 0n })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await tx
    .selectFrom('practice_balance')
    .select('amount_minor')
    .where('address', '=', address)
    .where('coin', '=', coin)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.amount_minor
}

export async function changeBalance(tx: Tx, address: string, coin: Coin, changeMinor: bigint): Promise<void> {
  await tx
    .updateTable('practice_balance')
    .set((e) => ({ amount_minor: e('amount_minor', '+', changeMinor) }))
    .where('address', '=', address)
    .where('coin', '=', coin)
    .execute()
}

export async function readBalances(db: Reader, address: string): Promise<Map<Coin, bigint>> {
  const rows = await db
    .selectFrom('practice_balance')
    .select(['coin', 'amount_minor'])
    .where('address', '=', address)
    .execute()
  return new Map(
    rows.flatMap(({ coin, amount_minor }) => (isCoin(coin) ? [[coin, amount_minor] as const] : [])),
  )
}

/** What came to an address and was not dropped, in a coin. */
export async function receivedBy(db: Reader, address: string, coin: Coin): Promise<bigint> {
  const row = await db
    .selectFrom('practice_transaction')
    .select((e) => e.fn.coalesce(e.fn.sum<bigint>('amount_minor'), sql<bigint>`0::numeric`).as('total'))
    .where('to_address', '=', address)
    .where('coin', '=', coin)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}

/** By coin: what the platform's addresses received minus sent, and how much of it the faucet gave. */
export async function readHoldings(
  db: Reader,
): Promise<{ coin: Coin; heldMinor: bigint; floatMinor: bigint }[]> {
  const { rows } = await sql<{ coin: Coin; held: bigint; float: bigint }>`
    select t.coin,
      sum(case when r.purpose in ('deposit', 'treasury') then t.amount_minor else 0 end)
        - sum(case when s.purpose in ('deposit', 'treasury') then t.amount_minor else 0 end) as held,
      sum(case when s.purpose = 'faucet' and r.purpose = 'treasury' then t.amount_minor else 0 end) as float
    from practice_transaction t
    join practice_address s on s.address = t.from_address
    join practice_address r on r.address = t.to_address
    where t.dropped_at is null
    group by t.coin order by t.coin`.execute(db)
  return rows.map((row) => ({ coin: row.coin, heldMinor: row.held, floatMinor: row.float }))
}

/** Balances that are not received minus sent: none, unless rows were changed by hand. */
export async function readWrongBalances(
  db: Reader,
): Promise<{ address: string; coin: string; balanceMinor: bigint; sumMinor: bigint }[]> {
  const { rows } = await sql<{ address: string; coin: string; balance: bigint; total: bigint }>`
    with moved as (
      select address, coin, sum(amount) as total from (
        select to_address as address, coin, amount_minor as amount from practice_transaction where dropped_at is null
        union all
        select from_address, coin, -amount_minor from practice_transaction where dropped_at is null) m
      where address <> (select address from practice_address where purpose = 'faucet')
      group by address, coin)
    select coalesce(b.address, m.address) as address, coalesce(b.coin, m.coin) as coin,
      coalesce(b.amount_minor, 0) as balance, coalesce(m.total, 0) as total
    from practice_balance b full join moved m on m.address = b.address and m.coin = b.coin
    where coalesce(b.amount_minor, 0) <> coalesce(m.total, 0)`.execute(db)
  return rows.map((row) => ({
    address: row.address,
    coin: row.coin,
    balanceMinor: row.balance,
    sumMinor: row.total,
  }))
}
