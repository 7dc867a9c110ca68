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
  const rows = await db
    .selectFrom('later_hold')
    .selectAll()
    .where('deposit_id', 'in', depositIds)
    .orderBy('number')
    .execute()
  const holds = new Map<string, PriceHold[]>()
  for (const row of rows) {
    const hold: PriceHold = {
      number: row.number,
      heldAt: row.held_at,
      until: row.until_at,
      amountMinor: row.amount_minor,
      coinMinor: row.coin_minor,
      priceMinor: row.price_minor,
    }
    holds.set(row.deposit_id, [...(holds.get(row.deposit_id) ?? []), hold])
  }
  return holds
}

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
