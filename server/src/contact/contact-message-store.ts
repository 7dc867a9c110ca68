import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import type { ContactMessage } from './contact-message.ts'
import type { WaitingItems } from '#work/waiting-item.ts'

/** The number of the next message; a number is used up even when no message follows. */
export async function nextReference(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ reference: bigint }>`select nextval('contact_reference') as reference`.execute(
    tx,
  )
  return rows[0]!.reference
}

export async function insertMessage(
  tx: Tx,
  given: { reference: bigint; message: ContactMessage; locale: string | null; now: Date },
): Promise<void> {
  const { reference, message, locale, now } = given
  await tx
    .insertInto('contact_message')
    .values({ id: uuidv7(), reference, ...message, locale, created_at: now })
    .execute()
}

export type MessageRow = {
  readonly id: string
  readonly reference: bigint
  readonly name: string
  readonly email: string
  readonly message: string
  readonly locale: string | null
  readonly created_at: Date
  readonly archived_at: Date | null
  readonly archived_by: string | null
  readonly archived_by_name: string | null
  readonly assignee_id: string | null
  readonly assignee_name: string | null
  /** The number of answers, and when and by whom the last one was. */
  readonly answers: number
  readonly answered_at: Date | null
  readonly answered_by: string | null
  readonly answered_by_name: string | null
}

export type MessageFilter = {
  readonly q?: string | undefined
  readonly isArchived?: boolean
  readonly assigneeId?: string
}

/** The messages that a filter leaves, with who looks after them. */
export const messageRows = (db: Database, { q = '', isArchived, assigneeId }: MessageFilter) =>
  db
    .selectFrom('contact_message as m')
    .leftJoin('person as a', 'a.id', 'm.assignee_id')
    .leftJoin('person as b', 'b.id', 'm.archived_by')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('contact_answer as w')
          .innerJoin('person as p', 'p.id', 'w.written_by')
          .whereRef('w.message_id', '=', 'm.id')
          .select([
            'w.written_at',
            'w.written_by',
            displayName('p').as('writer_name'),
            sql<number>`(count(*) over ())::int`.as('answers'),
          ])
          .orderBy('w.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('m')
    .select([
      displayName('a').as('assignee_name'),
      displayName('b').as('archived_by_name'),
      'last.written_at as answered_at',
      'last.written_by as answered_by',
      'last.writer_name as answered_by_name',
      sql<number>`coalesce(last.answers, 0)`.as('answers'),
    ])
    .$if(isArchived !== undefined, (query) =>
      query.where('m.archived_at', isArchived ? 'is not' : 'is', null),
    )
    .$if(assigneeId !== undefined, (query) => query.where('m.assignee_id', '=', assigneeId ?? ''))
    .$if(q !== '', (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', 'C-' || m.reference, m.name, m.email, m.message) ilike ${containing(q)}`,
      ),
    )

/** The open messages, as items of their queue. */
export const waitingMessageItems: WaitingItems = () => sql`
  select 'messages' as queue, m.id, m.created_at as since, m.name as person_name, m.email as person_email,
    null::numeric as amount_minor, null as asset, null as note, 'C-' || m.reference as reference,
    '{}'::uuid[] as barred, true as is_ready, m.assignee_id as own_assignee_id
  from contact_message m
  where m.archived_at is null`

/** The message, locked until the transaction ends. */
export const lockMessage = (tx: Tx, id: string) =>
  tx
    .selectFrom('contact_message')
    .select(['id', 'reference'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function updateMessage(
  tx: Tx,
  id: string,
  changes: { archived_at?: Date | null; archived_by?: string | null; assignee_id?: string | null },
): Promise<void> {
  await tx.updateTable('contact_message').set(changes).where('id', '=', id).execute()
}

/** How many wait for an answer, and since when the oldest. */
export async function countOpenMessages(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('contact_message')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('oldest_at')])
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
