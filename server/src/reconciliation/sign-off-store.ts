import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'

/** By asset the two sums that were signed, in the smallest unit. */
export type SignedFigures = Readonly<Record<string, { readonly ledger: string; readonly outside: string }>>

/** A day's valid sign-off, locked. */
export const lockSignOff = (tx: Tx, day: string) =>
  tx
    .selectFrom('day_sign_off as o')
    .innerJoin('person as p', 'p.id', 'o.signed_by')
    .select(['o.id', 'o.note', 'o.signed_at', displayName('p').as('signed_by_name')])
    .where('o.day', '=', sql<string>`${day}::date`)
    .where('o.taken_back_at', 'is', null)
    .forUpdate('o')
    .executeTakeFirst()

/** Writes a sign-off; false when a colleague was faster. */
export async function insertSignOff(
  tx: Tx,
  given: { day: string; staffId: string; at: Date; note: string | null; figures: SignedFigures },
): Promise<boolean> {
  const { day, staffId, at, note, figures } = given
  const row = await tx
    .insertInto('day_sign_off')
    .values({
      id: uuidv7(),
      day,
      signed_by: staffId,
      signed_at: at,
      note,
      figures: JSON.stringify(figures),
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endSignOff(
  tx: Tx,
  id: string,
  { staffId, at, reason }: { staffId: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('day_sign_off')
    .set({ taken_back_by: staffId, taken_back_at: at, taken_back_reason: reason })
    .where('id', '=', id)
    .execute()
}
