import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import { lookAlikeFrom, lookAlikeOf } from '#people/look-alikes.ts'
import { readerIn } from '#people/act-on-person.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { assigneeIn } from '#work/assignees-of.ts'
import { checkFrom } from './identity-check-store.ts'
import { pictureFrom, picturesIn, type Viewer, viewingColleagueIn, viewingReasonIn } from './picture-store.ts'

type Reading = {
  readonly ids: readonly string[]
  readonly reader: Viewer
  /** Since when a colleague who opened a picture is still looking, and since when a reason for opening them counts. */
  readonly lookingSince: Date
  readonly reasonsSince: Date
}

export type ReviewedCheck = ReturnType<typeof reviewedFrom>

/** These checks as a member of staff who reads them sees them, drafts left out; one statement. */
export async function selectReviewed(
  db: Database,
  { ids, reader, lookingSince, reasonsSince }: Reading,
): Promise<ReadonlyMap<string, ReviewedCheck>> {
  const given = { ids, ...reader, lookingSince, reasonsSince }
  const rows = ids.length === 0 ? [] : await reviewed(db, given)
  return new Map(rows.map((row) => [row.id, reviewedFrom(row)]))
}

const reviewed = compiledOnce((db, given: Given) =>
  reviewedRows(db, given).where(sql<boolean>`c.id = any(${given.ids}::uuid[])`),
)

type Given = Omit<Reading, 'reader'> & Viewer

const reviewedRows = (db: Database | Tx, { staffId, sessionId, lookingSince, reasonsSince }: Given) =>
  db
    .selectFrom('identity_check as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .leftJoin('person as d', 'd.id', 'c.decided_by')
    .selectAll('c')
    .select([
      displayName('p').$notNull().as('investor_name'),
      'p.email as investor_email',
      'p.staff_role as investor_role',
      displayName('d').as('decider_name'),
      lookAlikeOf('p').as('look_alike'),
      assigneeIn(db, 'identity', sql.ref<string>('c.id')).as('assignee'),
      picturesIn(db).as('pictures'),
      viewingColleagueIn(db, { besides: staffId, after: lookingSince }).as('looking'),
      viewingReasonIn(db, { staffId, sessionId, after: reasonsSince }).as('viewing_reason'),
      readerIn(db, staffId).as('reader'),
    ])
    .where('c.status', '<>', 'draft')

type Row = Awaited<ReturnType<ReturnType<typeof reviewedRows>['executeTakeFirstOrThrow']>>

const reviewedFrom = (row: Row) => ({
  check: checkFrom(row),
  sentAt: row.submitted_at ?? row.created_at,
  investor: {
    id: row.person_id,
    name: row.investor_name,
    email: row.investor_email,
    resembles: lookAlikeFrom(row.look_alike),
  },
  investorRole: row.investor_role,
  deciderName: row.decider_name,
  assignee: row.assignee,
  pictures: row.pictures.map(pictureFrom),
  /** The colleague who is looking at them. */
  looking: row.looking,
  /** Why the reader opens them. */
  viewingReason: row.viewing_reason,
  reader: row.reader,
})
