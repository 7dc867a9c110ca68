import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { SavedAddress as SavedAddressTable } from '#platform/database/types.ts'
import type { SavedAddress } from './saved-address.ts'

/** How often something was sent there. */
export type UsedAddress = SavedAddress & { readonly timesUsed: number }

/** Inserts a new address; false when this person's book has it already. */
export async function insertSavedAddress(tx: Tx, saved: SavedAddress): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('saved_address')
    .values({
      id: saved.id,
      investor_id: saved.investorId,
      network: saved.network,
      address: saved.address,
      label: saved.label,
      added_at: saved.addedAt,
      usable_at: saved.usableAt,
      hold_skipped_at: saved.holdSkippedAt,
    })
    .onConflict((c) =>
      c.columns(['investor_id', 'network', 'address']).where('removed_at', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Place = { readonly investorId: string; readonly network: string; readonly address: string }

/** The entry of an address in a person's book, locked until the transaction ends. */
export async function lockSavedAddress(tx: Tx, place: Place): Promise<SavedAddress | undefined> {
  const [row] = await lockedAt(tx, place)
  return row && fromRow(row)
}

const lockedAt = compiledOnce((tx, place: Place) => at(tx, place).forUpdate())

/** The entry of an address in a person's book. */
export async function findSavedAddress(db: Database | Tx, place: Place): Promise<SavedAddress | undefined> {
  const row = await at(db, place).executeTakeFirst()
  return row && fromRow(row)
}

const at = (db: Database | Tx, { investorId, network, address }: Place) =>
  kept(db)
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('network', '=', network)
    .where('address', '=', address)

const kept = (db: Database | Tx) => db.selectFrom('saved_address').where('removed_at', 'is', null)

/** One entry, locked until the transaction ends; undefined for someone else's. */
export async function lockOwnAddress(
  tx: Tx,
  { id, investorId }: { id: string; investorId: string },
): Promise<SavedAddress | undefined> {
  const row = await kept(tx)
    .selectAll()
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .forUpdate()
    .executeTakeFirst()
  return row && fromRow(row)
}

/** What a person added since an instant, locked in the order of their ids. */
export async function lockAddedSince(tx: Tx, investorId: string, since: Date): Promise<SavedAddress[]> {
  const rows = await kept(tx)
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('added_at', '>', since)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(fromRow)
}

/** A person's book, most used first, then newest. */
export async function selectSavedAddresses(
  db: Database | Tx,
  investorId: string,
  id?: string,
): Promise<UsedAddress[]> {
  const rows = await kept(db)
    .selectAll()
    .select((q) =>
      q
        .selectFrom('withdrawal')
        .select(({ fn }) => fn.countAll<bigint>().as('times'))
        .whereRef('withdrawal.investor_id', '=', 'saved_address.investor_id')
        .whereRef('withdrawal.network', '=', 'saved_address.network')
        .whereRef('withdrawal.address', '=', 'saved_address.address')
        .where('withdrawal.status', 'in', ['sent', 'confirmed'])
        .as('times_used'),
    )
    .where('investor_id', '=', investorId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .orderBy('times_used', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...fromRow(row), timesUsed: Number(row.times_used) }))
}

export async function countSavedAddresses(tx: Tx, investorId: string): Promise<number> {
  const { count } = await kept(tx)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Every address that a person ever saved or requested a withdrawal to on a network. */
export async function selectKnownAddresses(
  db: Database | Tx,
  investorId: string,
  network: string,
): Promise<string[]> {
  const rows = await known(db, { investorId, network })
  return rows.map(({ address }) => address)
}

const known = compiledOnce(
  (_db, given: { investorId: string; network: string }) => sql<{ address: string }>`
    select address from saved_address where investor_id = ${given.investorId} and network = ${given.network}
    union select address from withdrawal where investor_id = ${given.investorId} and network = ${given.network}`,
)

export const writeLabel = async (tx: Tx, id: string, label: string): Promise<void> =>
  void (await tx.updateTable('saved_address').set({ label }).where('id', '=', id).execute())

export const writeRemoved = async (tx: Tx, id: string, removedAt: Date): Promise<void> =>
  void (await tx.updateTable('saved_address').set({ removed_at: removedAt }).where('id', '=', id).execute())

/** Ends the wait of an address, and of the withdrawals waiting for it. */
export async function writeHoldSkipped(tx: Tx, saved: SavedAddress, skippedAt: Date): Promise<void> {
  const { id, investorId, network, address } = saved
  await tx.updateTable('saved_address').set({ hold_skipped_at: skippedAt }).where('id', '=', id).execute()
  await tx
    .updateTable('withdrawal')
    .set({ hold_skipped_at: skippedAt })
    .where('investor_id', '=', investorId)
    .where('network', '=', network)
    .where('address', '=', address)
    .where('status', 'in', ['requested', 'in_review'])
    .where('held_until', '>', skippedAt)
    .where('hold_skipped_at', 'is', null)
    .execute()
}

const fromRow = (row: Selectable<SavedAddressTable>): SavedAddress => ({
  id: row.id,
  investorId: row.investor_id,
  network: row.network,
  address: row.address,
  label: row.label,
  addedAt: row.added_at,
  usableAt: row.usable_at,
  holdSkippedAt: row.hold_skipped_at,
})
