import type { Coin } from '@evenmoor/ledger/money'
import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Deposit as DepositTable } from '#platform/database/types.ts'
import { together } from '#platform/database/transaction.ts'
import { readReference, referenceOf } from '#platform/short-reference.ts'
import type { Deposit, DepositFlag, DepositStatus } from './deposit.ts'
import { readRenewedHolds } from './price-hold-store.ts'

type Reader = Database | Tx

type Row = Selectable<DepositTable> & { readonly reference: string }

/** A deposit from its row and its later holds. */
export const depositFrom = (row: Row, renewedHolds: Deposit['renewedHolds']): Deposit => ({
  id: row.id,
  reference: row.reference,
  investorId: row.investor_id,
  planId: row.plan_id,
  termsVersion: row.terms_version,
  coin: row.coin as Coin,
  network: row.network,
  address: row.address,
  addressIndex: row.address_index,
  addressSeal: row.address_seal,
  amountMinor: row.amount_minor,
  coinMinor: row.coin_minor,
  priceMinor: row.price_minor,
  requiredConfirmations: row.required_confirmations,
  toleranceBps: row.tolerance_bps,
  status: row.status as DepositStatus,
  flags: row.flags as DepositFlag[],
  positionId: row.position_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  firstHoldUntil: row.first_hold_until,
  renewedHolds,
  settledAt: row.settled_at,
})

const deposits = (db: Reader) => db.selectFrom('deposit').selectAll().select(referenceOf('deposit'))

/** With their later holds. Few deposits have any, so one more query reads them all. */
async function fromRows(db: Reader, rows: readonly Row[]): Promise<Deposit[]> {
  const renewed = rows.filter((row) => row.first_hold_until !== null).map(({ id }) => id)
  const holds = await readRenewedHolds(db, renewed)
  return rows.map((row) => depositFrom(row, holds.get(row.id) ?? []))
}

/** Writes it down, which gives it its reference. */
export async function insertDeposit(tx: Tx, deposit: Omit<Deposit, 'reference'>): Promise<Deposit> {
  const [, reference] = await together(insert(tx, deposit), readReference(tx, deposit.id))
  return { ...deposit, reference }
}

const insert = compiledOnce((tx, deposit: Omit<Deposit, 'reference'>) =>
  tx.insertInto('deposit').values({
    id: deposit.id,
    investor_id: deposit.investorId,
    plan_id: deposit.planId,
    terms_version: deposit.termsVersion,
    coin: deposit.coin,
    network: deposit.network,
    address: deposit.address,
    address_index: deposit.addressIndex,
    address_seal: deposit.addressSeal,
    amount_minor: deposit.amountMinor,
    coin_minor: deposit.coinMinor,
    price_minor: deposit.priceMinor,
    required_confirmations: deposit.requiredConfirmations,
    tolerance_bps: deposit.toleranceBps,
    created_at: deposit.createdAt,
    expires_at: deposit.expiresAt,
  }),
)

/** Whose these deposits are, by their ids. */
export async function readInvestors(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('deposit')
    .select(['id', 'investor_id'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, investor_id }) => [id, investor_id]))
}

/** An investor's own deposit; undefined for another's. */
export async function findOwnDeposit(
  db: Reader,
  investorId: string,
  id: string,
): Promise<Deposit | undefined> {
  const rows = await deposits(db).where('id', '=', id).where('investor_id', '=', investorId).execute()
  return (await fromRows(db, rows))[0]
}

/** The deposit, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<Deposit> {
  const row = await deposits(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return (await fromRows(tx, [row]))[0]!
}

/** Locks up to 100 unpaid deposits with an expired price hold that no one else is processing. */
export async function lockOverdueDeposits(tx: Tx, now: Date): Promise<Deposit[]> {
  const rows = await deposits(tx)
    .where('status', '=', 'new')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()
  return fromRows(tx, rows)
}

export async function findDepositsByAddress(
  db: Reader,
  network: string,
  addresses: readonly string[],
): Promise<Deposit[]> {
  if (addresses.length === 0) return []
  const rows = await deposits(db).where('network', '=', network).where('address', 'in', addresses).execute()
  return fromRows(db, rows)
}

/** Of these addresses, the ones of our deposits on that network; one query however many are given. */
export async function whichAreDeposits(
  db: Reader,
  network: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .selectFrom('deposit')
    .select('address')
    .where('network', '=', network)
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** An investor's checkouts whose price is held and that something is still due for, newest first. */
export async function readOpenCheckouts(
  db: Reader,
  investorId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<Pick<Deposit, 'id' | 'expiresAt'>[]> {
  return openCheckouts(db, { investorId, now, limit })
}

const openCheckouts = compiledOnce((db, given: { investorId: string; now: Date; limit: number }) =>
  db
    .selectFrom('deposit')
    .select(['id', 'expires_at as expiresAt'])
    .where('investor_id', '=', given.investorId)
    .where('status', '=', 'new')
    .where('expires_at', '>', given.now)
    .orderBy('id', 'desc')
    .limit(given.limit),
)

export async function updateDeposit(
  tx: Tx,
  id: string,
  changes: {
    status: DepositStatus
    flags: readonly DepositFlag[]
    positionId: string | null
    settledAt: Date | null
  },
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({
      status: changes.status,
      flags: [...changes.flags],
      position_id: changes.positionId,
      settled_at: changes.settledAt,
    })
    .where('id', '=', id)
    .execute()
}

/** An investor's checkouts below an id, newest first; those alone that are open, where `openAt` is given. */
export async function readOwnDeposits(
  db: Reader,
  investorId: string,
  { before, openAt, limit }: { before?: string | undefined; openAt?: Date | undefined; limit: number },
): Promise<Deposit[]> {
  let query = deposits(db).where('investor_id', '=', investorId)
  if (before !== undefined) query = query.where('id', '<', before)
  if (openAt !== undefined)
    query = query.where((e) =>
      e.or([
        e('status', 'in', ['seen', 'confirming']),
        e.and([e('status', '=', 'new'), e('expires_at', '>', openAt)]),
      ]),
    )
  return fromRows(db, await query.orderBy('id', 'desc').limit(limit).execute())
}
