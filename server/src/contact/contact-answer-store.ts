import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

export type Answer = {
  readonly id: string
  readonly text: string
  readonly written_by: string
  readonly writer_name: string
  readonly written_at: Date
}

/** Writes an answer down; it is never changed. */
export async function insertAnswer(
  tx: Tx,
  given: { id: string; messageId: string; text: string; writtenBy: string; at: Date },
): Promise<void> {
  const { id, messageId, text, writtenBy, at } = given
  await tx
    .insertInto('contact_answer')
    .values({ id, message_id: messageId, text, written_by: writtenBy, written_at: at })
    .execute()
}

/** What was answered to a message, oldest first. */
export const selectAnswers = (db: Database, messageId: string): Promise<Answer[]> =>
  db
    .selectFrom('contact_answer as w')
    .innerJoin('person as p', 'p.id', 'w.written_by')
    .where('w.message_id', '=', messageId)
    .select(['w.id', 'w.text', 'w.written_by', 'w.written_at'])
    .select(sql<string>`coalesce(${displayName('p')}, '')`.as('writer_name'))
    .orderBy('w.id')
    .execute()
