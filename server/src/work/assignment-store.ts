import type { WorkQueue } from '@evenmoor/contract/staff-work'
import { type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** An item by its queue. */
export type Item = { readonly queue: WorkQueue; readonly id: string }
export type Assignee = { readonly id: string; readonly name: string }

/** An assignment counts as long as who has it works here. */
const isStaff = sql<boolean>`exists (
  select from person p where p.id = work_assignment.assignee_id and p.staff_role is not null and p.state = 'active')`

/** Assigns an item that nobody has, or this person already; false where a colleague has it. */
export async function insertAssignment(
  tx: Tx,
  { queue, id, assigneeId, at }: Item & { readonly assigneeId: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('work_assignment')
    .values({ queue, item_id: id, assignee_id: assigneeId, assigned_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'item_id'])
        .doUpdateSet({ assignee_id: assigneeId, assigned_at: at })
        .where((e) => e.or([e('work_assignment.assignee_id', '=', assigneeId), e.not(isStaff)])),
    )
    .returning('item_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an item of one member of staff to another; false where the first does not have it. */
export async function moveAssignment(
  tx: Tx,
  { queue, id, from, to, at }: Item & { readonly from: string; readonly to: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('work_assignment')
    .set({ assignee_id: to, assigned_at: at })
    .where('queue', '=', queue)
    .where('item_id', '=', id)
    .where('assignee_id', '=', from)
    .returning('item_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAssignment(tx: Tx, { queue, id }: Item): Promise<void> {
  await tx.deleteFrom('work_assignment').where('queue', '=', queue).where('item_id', '=', id).execute()
}

/** The same as a part of another statement; `id` is the item's. */
export const deletingAssignment = (queue: WorkQueue, id: RawBuilder<string>): RawBuilder<unknown> =>
  sql`delete from work_assignment where queue = ${queue} and item_id = ${id}`

/** In a query, who has an item of a queue by its id; null for one that nobody has. */
export const assigneeIn = (
  db: Database | Tx,
  queue: WorkQueue,
  id: RawBuilder<string>,
): RawBuilder<Assignee | null> =>
  jsonObjectFrom(
    assignees(db)
      .select(['assignee_id as id', displayName('person').$notNull().as('name')])
      .where('queue', '=', queue)
      .where('item_id', '=', id),
  )

/** The query of who has each of these items of a queue; those that nobody has are left out. */
export const assigneeRows = (db: Database | Tx, queue: WorkQueue, ids: RawBuilder<readonly string[]>) =>
  assignees(db)
    .select(['item_id', 'assignee_id', displayName('person').$notNull().as('name')])
    .where('queue', '=', queue)
    .where(sql<boolean>`item_id = any(${ids})`)

const assignees = (db: Database | Tx) =>
  db
    .selectFrom('work_assignment')
    .innerJoin('person', 'person.id', 'work_assignment.assignee_id')
    .where(isStaff)
