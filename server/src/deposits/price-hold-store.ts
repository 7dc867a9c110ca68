import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { PriceHold } from './price-hold.ts'

/**
 * Renewed price holds are in `later_hold`. The first hold of a deposit, number 0, is part of its own row, as is the end of
 * the newest one (`expires_at`).
 */

/** Each deposit's holds after its first, oldest first. */
export async function readRenewedHolds(
  db: Database | Tx,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PriceHold[]>> {
  if (depositIds.length === 0) return new Map()
  const rows = await holdRows(db)
    .where('deposit_id', '=', sql<string>`any(${depositIds}::uuid[])`)
    .execute()
  const byDeposit = Map.groupBy(rows, (row) => row.deposit_id)
  return new Map([...byDeposit].map(([id, holds]) => [id, holds.map(holdFrom)]))
}

/** The same of the deposit of the query around it, for `holdFrom`. */
export const renewedHoldsIn = (db: Database | Tx) =>
  jsonArrayFrom(holdRows(db).where('deposit_id', '=', sql.ref<string>('deposit.id')))

/** Money is text: in JSON it would be a float. */
const holdRows = (db: Database | Tx) =>
  db
    .selectFrom('later_hold')
    .select(['deposit_id', 'number', 'held_at', 'until_at'])
    .select([
      sql<string>`amount_minor::text`.as('amount'),
      sql<string>`coin_minor::text`.as('coins'),
      sql<string>`price_minor::text`.as('price'),
    ])
    .orderBy('number')

type HoldRow = {
  readonly number: number
  readonly held_at: Date | string
  readonly until_at: Date | string
  readonly amount: string
  readonly coins: string
  readonly price: string
}

export const holdFrom = (row: HoldRow): PriceHold => ({
  number: row.number,
  heldAt: new Date(row.held_at),
  until: new Date(row.until_at),
  amountMinor: BigInt(row.amount),
  coinMinor: BigInt(row.coins),
  priceMinor: BigInt(row.price),
})

/**
 * Adds a hold to a deposit that is locked. The one before ends with it: two prices are never held at a time.
 */
export async function addHold(tx: Tx, depositId: string, hold: PriceHold): Promise<void> {
  const { number, heldAt, until } = hold
  await endHold(tx, depositId, heldAt)
  await tx
    .insertInto('later_hold')
    .values({
      deposit_id: depositId,
      number,
      held_at: heldAt,
      until_at: until,
      amount_minor: hold.amountMinor,
      coin_minor: hold.coinMinor,
      price_minor: hold.priceMinor,
    })
    .execute()
  await tx
    .updateTable('deposit')
    .set((e) => ({
      first_hold_until: e.fn.coalesce('first_hold_until', 'expires_at'),
      expires_at: until,
    }))
    .where('id', '=', depositId)
    .execute()
}

/** Ends the newest hold of a locked deposit, if it is still running at that moment. */
export async function endHold(tx: Tx, depositId: string, at: Date): Promise<void> {
  await tx
    .updateTable('later_hold')
    .set({ until_at: at })
    .where('deposit_id', '=', depositId)
    .where('until_at', '>', at)
    .execute()
  await tx
    .updateTable('deposit')
    .set({ expires_at: at })
    .where('id', '=', depositId)
    .where('expires_at', '>', at)
    .execute()
}
