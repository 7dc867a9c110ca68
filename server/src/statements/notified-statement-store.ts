import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** A month being announced, and how far the announcement has come. */
export type Unnotified = { readonly period: string; readonly lastPersonId: string | null }

/** Locks a month that is not fully announced; undefined when none is left or another process has it. */
export async function lockUnnotified(tx: Tx, period: string): Promise<Unnotified | undefined> {
  await tx
    .insertInto('told_statement')
    .values({ period })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('told_statement')
    .select('last_person_id')
    .where('period', '=', period)
    .where('is_done', '=', false)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && { period, lastPersonId: row.last_person_id }
}

/** Records how far a month is announced; without a person, that it is complete. */
export const saveNotificationProgress = async (
  tx: Tx,
  period: string,
  lastPersonId: string | undefined,
): Promise<void> =>
  void (await tx
    .updateTable('told_statement')
    .set(lastPersonId === undefined ? { is_done: true } : { last_person_id: lastPersonId })
    .where('period', '=', period)
    .executeTakeFirst())

/** Those of these people with a booking before a moment. */
export async function selectBookedBefore(
  tx: Tx,
  personIds: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from unnest(${personIds}::uuid[]) as person (id)
    where exists (
      select from ledger.account own
      join ledger.posting p on p.account_id = own.id
      join ledger.transfer t on t.id = p.transfer_id
      where own.owner_id = person.id and t.created_at < ${at})
    or exists (
      select from ledger.account own join ledger.brought_forward b on b.account_id = own.id and b.postings_count > 0
      where own.owner_id = person.id)`.execute(tx)
  return rows.map(({ id }) => id)
}
