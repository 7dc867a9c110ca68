import type { NoticeFacts, NoticeKind, NoticeTopic } from '@evenmoor/contract/notices'
import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Notification as NoticeTable } from '#platform/database/types.ts'

export type NoticeRow = Pick<Selectable<NoticeTable>, 'id' | 'kind' | 'facts' | 'created_at' | 'read_at'>

type NewNotice<K extends NoticeKind> = {
  readonly id: string
  readonly personId: string
  readonly kind: K
  readonly facts: NoticeFacts[K]
  readonly at: Date
}

export async function insertNotice<K extends NoticeKind>(tx: Tx, notice: NewNotice<K>): Promise<void> {
  const { id, personId, kind, facts, at } = notice
  await insert(tx, { id, personId, kind, facts: JSON.stringify(facts), at })
}

type NoticeColumns = {
  readonly id: string
  readonly personId: string
  readonly kind: string
  readonly facts: string
  readonly at: Date
}

const insert = compiledOnce((tx, given: NoticeColumns) =>
  tx.insertInto('notification').values({
    id: given.id,
    person_id: given.personId,
    kind: given.kind,
    facts: given.facts,
    created_at: given.at,
  }),
)

/** The same unless its reader switched its topic off; whether it was written. */
export async function insertWantedNotice<K extends NoticeKind>(
  tx: Tx,
  notice: NewNotice<K> & { readonly topic: NoticeTopic },
): Promise<boolean> {
  const { id, personId, kind, facts, at, topic } = notice
  const rows = await insertWanted(tx, { id, personId, kind, facts: JSON.stringify(facts), at, topic })
  return rows.length > 0
}

const insertWanted = compiledOnce(
  (_tx, given: NoticeColumns & { readonly topic: string }) => sql<{ id: string }>`
    insert into notification (id, person_id, kind, facts, created_at)
    select ${given.id}::uuid, ${given.personId}::uuid, ${given.kind}::text, ${given.facts}::jsonb, ${given.at}::timestamptz
    where not exists (
      select from notice_choice c
      where c.person_id = ${given.personId}::uuid and c.topic = ${given.topic} and not c.in_app)
    returning id`,
)

type SameNotice<K extends NoticeKind> = {
  readonly people: readonly { readonly id: string; readonly personId: string }[]
  readonly topic: NoticeTopic
  readonly kind: K
  readonly facts: NoticeFacts[K]
  readonly at: Date
}

/** The same notice for many people, except those who switched its topic off. `id` is the notice's. */
export async function insertNotices<K extends NoticeKind>(tx: Tx, notice: SameNotice<K>): Promise<void> {
  const { people, topic, kind, facts, at } = notice
  await sql`
    insert into notification (id, person_id, kind, facts, created_at)
    select n.id, n.person_id, ${kind}, ${JSON.stringify(facts)}::jsonb, ${at}
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ personId }) => personId)}::uuid[])
      as n (id, person_id)
    where not exists (
      select from notice_choice c where c.person_id = n.person_id and c.topic = ${topic} and not c.in_app)`.execute(
    tx,
  )
}

/** A person's notices, newest first, those before an id where given. */
export const selectNotices = (
  tx: Tx,
  personId: string,
  before: string | undefined,
  limit: number,
): Promise<NoticeRow[]> =>
  tx
    .selectFrom('notification')
    .select(['id', 'kind', 'facts', 'created_at', 'read_at'])
    .where('person_id', '=', personId)
    .$if(before !== undefined, (q) => q.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** How many a person has not read, counted up to a number. */
export async function countUnreadUpTo(tx: Tx, personId: string, max: number): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (
      select from notification where person_id = ${personId} and read_at is null limit ${max}
    ) unread`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

/** Marks a person's unread notices as read, those named and all up to one; whether there were any. */
export async function markRead(
  tx: Tx,
  given: { personId: string; ids: readonly string[]; upTo: string | null; at: Date },
): Promise<boolean> {
  const { personId, ids, upTo, at } = given
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or id <= ${upTo}::uuid)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What a day's results came to for one person, in millionths of a dollar. */
export type ResultOfPerson = { readonly id: string; readonly personId: string; readonly amountMinor: bigint }

/**
 * Adds a day's results to what each person has not read of results yet; it becomes their newest notice. `id` is that of
 * the notice; a person may be named once. People who do not want to be told are left out.
 */
export async function growResultNotices(
  tx: Tx,
  day: string,
  results: readonly ResultOfPerson[],
  at: Date,
): Promise<void> {
  const ids = results.map(({ id }) => id)
  const people = results.map(({ personId }) => personId)
  const amounts = results.map(({ amountMinor }) => amountMinor.toString())
  await sql`
    insert into notification as n (id, person_id, kind, facts, created_at)
    select r.id, r.person_id, 'daily_results',
      jsonb_build_object('from', ${day}::text, 'to', ${day}::text, 'amount_minor', r.amount::text), ${at}
    from unnest(${ids}::uuid[], ${people}::uuid[], ${amounts}::numeric[]) as r (id, person_id, amount)
    where not exists (
      select from notice_choice c where c.person_id = r.person_id and c.topic = 'results' and not c.in_app)
    order by r.person_id
    on conflict (person_id) where kind = 'daily_results' and read_at is null
    do update set id = excluded.id, created_at = excluded.created_at, facts = jsonb_build_object(
      'from', least(n.facts ->> 'from', excluded.facts ->> 'from'),
      'to', greatest(n.facts ->> 'to', excluded.facts ->> 'to'),
      'amount_minor', ((n.facts ->> 'amount_minor')::numeric + (excluded.facts ->> 'amount_minor')::numeric)::text)`.execute(
    tx,
  )
}

/** Removes up to `limit` notices from before an instant, and gives their number. */
export async function deleteNoticesBefore(db: Database, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification where id in (
      select id from notification where created_at < ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export async function deleteNoticesOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('notification').where('person_id', '=', personId).execute()
}
