import type { StaffRecord } from '@evenmoor/contract/staff-records'
import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { type RecordContent, shownMax } from './record.ts'

export type RecordFilter = {
  readonly kind?: StaffRecord['kind'] | undefined
  readonly state?: StaffRecord['state'] | undefined
  readonly q?: string | undefined
}

/**
 * The records that match a filter, each with its state on a UTC day. The view `standing_consent` has the consent in force
 * for a record's present words, if it wasn't withdrawn.
 */
export const recordRows = (db: Database | Tx, today: string, { kind, state, q = '' }: RecordFilter) => {
  const stands = sql<boolean>`c.id is not null and (c.expires_on is null or c.expires_on >= ${today}::date)`
  const stateOf = sql<StaffRecord['state']>`case
    when r.published_at is null then case when ${stands} then 'consented' else 'draft' end
    when ${stands} then 'shown' else 'expired' end`
  return db
    .selectFrom('public_record as r')
    .leftJoin('standing_consent as c', 'c.record_id', 'r.id')
    .leftJoin('person as p', 'p.id', 'r.published_by')
    .selectAll('r')
    .select([
      sql<string>`lower(r.name)`.as('sort_name'),
      'c.expires_on as consent_until',
      stands.as('has_consent'),
      stateOf.as('state'),
      displayName('p').as('published_by_name'),
    ])
    .$if(kind !== undefined, (query) => query.where('r.kind', '=', kind ?? ''))
    .$if(state !== undefined, (query) => query.where(stateOf, '=', state ?? 'draft'))
    .$if(q !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', r.name, r.role, r.words) ilike ${containing(q)}`),
    )
}
export type RecordRow = Awaited<ReturnType<ReturnType<typeof recordRows>['executeTakeFirstOrThrow']>>

/** What is shown on a UTC day of one kind: the newest publications, in the order that they were made in. */
export async function selectShown(
  db: Database | Tx,
  today: string,
  kind: StaffRecord['kind'],
): Promise<RecordRow[]> {
  const newest = await recordRows(db, today, { kind, state: 'shown' })
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(shownMax[kind])
    .execute()
  return newest.toReversed()
}

/** The record, locked until the transaction ends. */
export const lockRecord = (tx: Tx, id: string) =>
  tx.selectFrom('public_record').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const columnsOf = ({ name, role, words, locale, saidOn }: RecordContent) => ({
  name,
  role,
  words,
  locale,
  said_on: saidOn,
})

export async function insertRecord(
  tx: Tx,
  given: { id: string; content: RecordContent; staffId: string; at: Date },
): Promise<void> {
  const { id, content, staffId, at } = given
  await tx
    .insertInto('public_record')
    .values({ id, kind: content.kind, ...columnsOf(content), created_by: staffId, created_at: at })
    .execute()
}

/** Writes other words under the next revision, and takes them off the pages. */
export async function writeContent(tx: Tx, id: string, content: RecordContent): Promise<void> {
  await tx
    .updateTable('public_record')
    .set((e) => ({
      ...columnsOf(content),
      revision: e('revision', '+', 1),
      verification: null,
      published_at: null,
      published_by: null,
    }))
    .where('id', '=', id)
    .execute()
}

/** Shows a record, or with null takes it off the pages. */
export async function writePublication(
  tx: Tx,
  id: string,
  publication: { at: Date; staffId: string; verification: string } | null,
): Promise<void> {
  await tx
    .updateTable('public_record')
    .set({
      published_at: publication?.at ?? null,
      published_by: publication?.staffId ?? null,
      ...(publication && { verification: publication.verification }),
    })
    .where('id', '=', id)
    .execute()
}
