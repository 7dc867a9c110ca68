import type { IdentityDocument, IdentityReason } from '@evenmoor/contract/identity'
import type { ReviewedStatus } from '@evenmoor/contract/staff-identity'
import { type Selectable, sql } from 'kysely'
import { displayName, searchedName, sortName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { IdentityCheck as CheckTable } from '#platform/database/types.ts'
import type { IdentityCheck, IdentityStatus } from './identity-check.ts'
import type { WaitingItems } from '#work/waiting-item.ts'

/** A person's newest check that was not withdrawn. */
export async function newestCheck(db: Database, personId: string): Promise<IdentityCheck | undefined> {
  const row = await db
    .selectFrom('identity_check')
    .selectAll()
    .where('person_id', '=', personId)
    .where('status', '<>', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && checkFrom(row)
}

/** The check, locked until the transaction ends, so only one transaction can decide it. */
export async function lockCheck(tx: Tx, id: string): Promise<IdentityCheck | undefined> {
  const row = await tx
    .selectFrom('identity_check')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && checkFrom(row)
}

export async function insertCheck(
  tx: Tx,
  { id, personId, document, at }: { id: string; personId: string; document: IdentityDocument; at: Date },
): Promise<void> {
  await tx
    .insertInto('identity_check')
    .values({ id, person_id: personId, document, created_at: at, changed_at: at })
    .execute()
}

type Changes = Partial<Omit<Selectable<CheckTable>, 'id' | 'person_id' | 'created_at'>>

export async function updateCheck(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx.updateTable('identity_check').set(changes).where('id', '=', id).execute()
}

/** Removes a check that was not sent, and its pictures with it. */
export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('identity_check').where('id', '=', id).where('status', '=', 'draft').execute()
}

/** Checks that were begun before a moment and not touched since, locked; those of others are left to them. */
export const lockOldDrafts = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('identity_check')
    .select('id')
    .where('status', '=', 'draft')
    .where('changed_at', '<', before)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Checks that were decided before a moment and still have pictures, locked; those of others are left to them. */
export const lockDecidedBefore = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('identity_check')
    .select('id')
    .where('decided_at', '<=', before)
    .where('pictures_removed_at', 'is', null)
    .orderBy('decided_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** A person's checks that pictures are kept of, locked. */
export async function lockChecksWithPictures(tx: Tx, personId: string): Promise<IdentityCheck[]> {
  const rows = await tx
    .selectFrom('identity_check')
    .selectAll()
    .where('person_id', '=', personId)
    .where('status', '<>', 'withdrawn')
    .where('pictures_removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(checkFrom)
}

/** How many wait for a decision, and since when the oldest. */
export async function countInReview(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('identity_check')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('submitted_at').as('oldest_at')])
    .where('status', '=', 'in_review')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}

/** The checks that wait for a decision, as items of their queue. */
export const waitingCheckItems: WaitingItems = () => sql`
  select 'identity' as queue, c.id, c.submitted_at as since, ${displayName('p')} as person_name, p.email as person_email,
    null::numeric as amount_minor, null as asset, c.document as note, null as reference,
    array[c.person_id] as barred, true as is_ready, null::uuid as own_assignee_id
  from identity_check c
  join person p on p.id = c.person_id
  where c.status = 'in_review'`

/** Everything that was sent for review, as the console's list sorts it. */
export const staffRows = (
  db: Database,
  {
    status,
    document,
    decidedSince,
    search,
  }: {
    status?: ReviewedStatus | undefined
    document?: IdentityDocument | undefined
    decidedSince?: Date | undefined
    search: string
  },
) =>
  db
    .selectFrom('identity_check as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .select(['c.id', 'c.submitted_at', 'c.document', sortName('p').as('sort_name')])
    .where('c.status', '<>', 'draft')
    .$if(status !== undefined, (q) => q.where('c.status', '=', status ?? ''))
    .$if(document !== undefined, (q) => q.where('c.document', '=', document ?? ''))
    .$if(decidedSince !== undefined, (q) =>
      q.where('c.status', '<>', 'withdrawn').where('c.decided_at', '>=', decidedSince ?? null),
    )
    .$if(search !== '', (q) =>
      q.where(sql<boolean>`concat_ws(' ', p.email, ${searchedName('p')}, c.id) ilike ${containing(search)}`),
    )

export type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['executeTakeFirstOrThrow']>>

export const checkFrom = (row: Selectable<CheckTable>): IdentityCheck => ({
  id: row.id,
  personId: row.person_id,
  document: row.document as IdentityDocument,
  status: row.status as IdentityStatus,
  submittedAt: row.submitted_at,
  decidedById: row.decided_by,
  decidedAt: row.decided_at,
  reason: row.reason as IdentityReason | null,
  picturesRemovedAt: row.pictures_removed_at,
})
