import type { Coin } from '@evenmoor/ledger/money'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Deposit as DepositTable } from '#platform/database/types.ts'
import type { Deposit, DepositFlag, DepositStatus } from './deposit.ts'

type Reader = Database | Tx

const fromRow = (row: Selectable<DepositTable>): Deposit => ({
  id: row.id,
  investorId: row.investor_id,
  planId: row.plan_id,
  termsVersion: row.terms_version,
  coin: row.coin as Coin,
  network: row.network,
  address: row.address,
  addressIndex: row.address_index,
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
  settledAt: row.settled_at,
})

export async function insertDeposit(tx: Tx, deposit: Deposit): Promise<void> {
  await tx
    .insertInto('deposit')
    .values({
      id: deposit.id,
      investor_id: deposit.investorId,
      plan_id: deposit.planId,
      terms_version: deposit.termsVersion,
      coin: deposit.coin,
      network: deposit.network,
      address: deposit.address,
      address_index: deposit.addressIndex,
      amount_minor: deposit.amountMinor,
      coin_minor: deposit.coinMinor,
      price_minor: deposit.priceMinor,
      required_confirmations: deposit.requiredConfirmations,
      tolerance_bps: deposit.toleranceBps,
      created_at: deposit.createdAt,
      expires_at: deposit.expiresAt,
    })
    .execute()
}

/** An investor's own deposit; undefined for somebody else's. */
export async function findOwnDeposit(
  db: Reader,
  investorId: string,
  id: string,
): Promise<Deposit | undefined> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .executeTakeFirst()
  return row === undefined ? undefined : fromRow(row)
}

/** The deposit, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<Deposit> {
  return fromRow(
    await tx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  )
}

/** Locks up to 100 unpaid deposits whose price hold is over and that nobody else is working on. */
export async function lockOverdueDeposits(tx: Tx, now: Date): Promise<Deposit[]> {
  const rows = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('status', '=', 'new')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(fromRow)
}

export async function findDepositsByAddress(
  db: Reader,
  network: string,
  addresses: readonly string[],
): Promise<Deposit[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', network)
    .where('address', 'in', addresses)
    .execute()
  return rows.map(fromRow)
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
