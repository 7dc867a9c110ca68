/** Assigning what waits. Messages keep their assignments themselves; everything else is in the table of `work`. */
import type { StaffRole } from '@evenmoor/contract/staff'
import { mayWork, type WorkQueue, workQueueNames } from '@evenmoor/contract/staff-work'
import { assignToSelf, getMessage, reassignMessage, unassignMessage } from '#contact/handle-messages.ts'
import type { Context } from '#context.ts'
import { holdNamedLock } from '#platform/database/named-lock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { forbidden, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { assigneesOf } from './assignees-of.ts'
import { assignItem, tryAssignToSelf, unassignItem } from './assign-item.ts'
import { selectsOf } from './list-work.ts'
import { isWaiting, selectFree } from './work-store.ts'

type Item = { readonly queue: WorkQueue; readonly id: string }
type Staff = { readonly staffId: string; readonly role: StaffRole }

/** More than are ever taken between the reading of the oldest and its assignment. */
const triesMax = 20

/**
 * Assigns the oldest unassigned item that the caller may decide now: not one about themselves, nor one that they approved
 * or that still has to wait. Null where there is none. Callers come one after the other, so that each gets another item.
 */
export async function assignNext(ctx: Context, tx: Tx, { staffId, role }: Staff): Promise<Item | null> {
  await holdNamedLock(tx, 'next item of work')
  const queues = workQueueNames.filter((name) => mayWork(role, name))
  if (queues.length === 0) return null
  const selects = selectsOf(tx, queues, ctx.clock.now())
  const free = await selectFree(tx, selects, { personId: staffId, limit: triesMax })
  for (const item of free) {
    // Somebody may have assigned it from its own page meanwhile.
    if (item.queue === 'messages') {
      if ((await getMessage(tx, item.id)).assignee_id !== null) continue
      await assignToSelf(ctx, tx, { id: item.id, staffId })
      return item
    }
    if (await tryAssignToSelf(ctx, tx, { ...item, staffId })) return item
  }
  return null
}

/** Assigns an item that waits. 403 for a queue that the caller does not work, 404 for what does not wait there. */
export async function assignWork(
  ctx: Context,
  tx: Tx,
  { queue, id, staffId, role, assigneeId }: Item & Staff & { readonly assigneeId: string },
) {
  await assertWorkable(ctx, tx, { queue, id, role })
  if (queue === 'messages') await reassignMessage(ctx, tx, { id, staffId, assigneeId })
  else await assignItem(ctx, tx, { queue, id, staffId, assigneeId })
  return assignmentOf(tx, { queue, id })
}

/** Unassigns an item that waits, whoever has it. */
export async function unassignWork(ctx: Context, tx: Tx, { queue, id, staffId, role }: Item & Staff) {
  await assertWorkable(ctx, tx, { queue, id, role })
  if (queue === 'messages') await unassignMessage(ctx, tx, { id, staffId })
  else await unassignItem(ctx, tx, { queue, id, staffId })
  return assignmentOf(tx, { queue, id })
}

async function assertWorkable(
  ctx: Context,
  tx: Tx,
  { queue, id, role }: Item & Pick<Staff, 'role'>,
): Promise<void> {
  if (!mayWork(role, queue)) throw forbidden('role_not_allowed')
  const [select] = selectsOf(tx, [queue], ctx.clock.now())
  if (!isUuid(id) || !(await isWaiting(tx, select!, id))) throw notFound()
}

async function assignmentOf(tx: Tx, { queue, id }: Item) {
  if (queue !== 'messages') return { queue, id, assignee: (await assigneesOf(tx, queue, [id]))(id) }
  const { assignee_id, assignee_name } = await getMessage(tx, id)
  const assignee = assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' }
  return { queue, id, assignee }
}
