import type { WorkQueue } from '@evenmoor/contract/staff-work'
import { uuids } from '#platform/database/in-one-statement.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { type Assignee, assigneeRows, deleteAssignment, type Item } from './assignment-store.ts'

/** Who has an item of a queue, by its id; null for one that nobody has. */
export const assigneesOf = async (
  db: Database,
  queue: WorkQueue,
  ids: readonly string[],
): Promise<(id: string) => Assignee | null> =>
  assigneesFrom(ids.length === 0 ? [] : await assigneeRows(db, queue, uuids(ids)).execute())

/** The same from the rows of `assigneeRows`, which another statement asked for. */
export function assigneesFrom(
  rows: readonly { readonly item_id: string; readonly assignee_id: string; readonly name: string }[],
): (id: string) => Assignee | null {
  const found = new Map(rows.map(({ item_id, assignee_id, name }) => [item_id, { id: assignee_id, name }]))
  return (id) => found.get(id) ?? null
}

/** Unassigns an item whose next step is a colleague's: whoever approved it first is no longer working on it. */
export const releaseAfterApproval = (tx: Tx, item: Item): Promise<void> => deleteAssignment(tx, item)

export { type Assignee, assigneeIn, assigneeRows, deletingAssignment } from './assignment-store.ts'
