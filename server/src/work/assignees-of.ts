import type { WorkQueue } from '@evenmoor/contract/staff-work'
import type { Database, Tx } from '#platform/database/pool.ts'
import { type Assignee, deleteAssignment, type Item, selectAssignees } from './assignment-store.ts'

/** Who has an item of a queue, by its id; null for one that nobody has. */
export async function assigneesOf(
  db: Database,
  queue: WorkQueue,
  ids: readonly string[],
): Promise<(id: string) => Assignee | null> {
  const found = await selectAssignees(db, queue, ids)
  return (id) => found.get(id) ?? null
}

/** Unassigns an item whose next step is a colleague's: whoever approved it first is no longer working on it. */
export const releaseAfterApproval = (tx: Tx, item: Item): Promise<void> => deleteAssignment(tx, item)

export { type Assignee, assigneeIn, deletingAssignment } from './assignment-store.ts'
