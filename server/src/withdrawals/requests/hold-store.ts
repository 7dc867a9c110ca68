import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** A reviewer's hold on a withdrawal. */
export type ReviewHold = {
  readonly reason: string
  readonly heldByName: string
  readonly heldAt: Date
  /** Who ended it, and when; null while it stands. */
  readonly end: { readonly byName: string; readonly at: Date } | null
}

/** The holds of the withdrawal of the query around it, oldest first. */
export const holdsIn = (db: Database | Tx) =>
  jsonArrayFrom(holdRows(db).where('h.withdrawal_id', '=', sql.ref<string>('withdrawal.id')))

const holdRows = (db: Database | Tx) =>
  db
    .selectFrom('withdrawal_review_hold as h')
    .innerJoin('person as holder', 'holder.id', 'h.held_by')
    .leftJoin('person as ender', 'ender.id', 'h.ended_by')
    .select(['h.withdrawal_id', 'h.reason', 'h.held_at', 'h.ended_at'])
    .select([displayName('holder').$notNull().as('holder_name'), displayName('ender').as('ender_name')])
    .orderBy('h.seq')

type HoldRow = {
  reason: string
  held_at: Date | string
  ended_at: Date | string | null
  holder_name: string
  ender_name: string | null
}

export const holdFrom = (row: HoldRow): ReviewHold => ({
  reason: row.reason,
  heldByName: row.holder_name,
  heldAt: new Date(row.held_at),
  end: row.ended_at === null ? null : { byName: row.ender_name ?? 'Somebody', at: new Date(row.ended_at) },
})

/** Records a hold; the database refuses the investor's own, and a second one beside it. */
export async function insertHold(
  tx: Tx,
  hold: {
    readonly withdrawalId: string
    readonly investorId: string
    readonly seq: number
    readonly reason: string
    readonly heldBy: string
    readonly heldAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('withdrawal_review_hold')
    .values({
      withdrawal_id: hold.withdrawalId,
      investor_id: hold.investorId,
      seq: hold.seq,
      reason: hold.reason,
      held_by: hold.heldBy,
      held_at: hold.heldAt,
    })
    .execute()
}

/** Ends the hold that stands. */
export async function endOpenHold(
  tx: Tx,
  withdrawalId: string,
  end: { readonly endedBy: string; readonly endedAt: Date },
): Promise<void> {
  await tx
    .updateTable('withdrawal_review_hold')
    .set({ ended_by: end.endedBy, ended_at: end.endedAt })
    .where('withdrawal_id', '=', withdrawalId)
    .where('ended_at', 'is', null)
    .execute()
}
