/** Assigning items of queues that keep no assignments themselves. Each change is audited. */
import type { WorkQueue } from '@evenmoor/contract/staff-work'
import { workQueues } from '@evenmoor/contract/staff-work'
import { type AuditAction, recordAudit } from '#audit/record-audit.ts'
import type { Context } from '#context.ts'
import { nameOf } from '#people/people-list.ts'
import { staffWithPermission } from '#people/staff-accounts/staff-with-permission.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { assigneesOf } from './assignees-of.ts'
import {
  type Assignee,
  deleteAssignment,
  insertAssignment,
  type Item,
  moveAssignment,
} from './assignment-store.ts'

type Assignment = Item & { readonly staffId: string }

/** Those to whom items of a queue can be assigned: all who may work it. */
export const colleaguesOf = async (tx: Tx, queue: WorkQueue): Promise<Assignee[]> =>
  (await staffWithPermission(tx, workQueues[queue].work)).map((person) => ({
    id: person.id,
    name: nameOf(person),
  }))

/** Assigns an unassigned item to the caller; false where a colleague has it. */
export async function tryAssignToSelf(
  ctx: Context,
  tx: Tx,
  { staffId, ...item }: Assignment,
): Promise<boolean> {
  const before = (await assigneesOf(tx, item.queue, [item.id]))(item.id)
  if (!(await insertAssignment(tx, { ...item, assigneeId: staffId, at: ctx.clock.now() }))) return false
  await tell(ctx, tx, { ...item, staffId, action: 'work.assigned', before })
  return true
}

/**
 * Assigns an item to a member of staff who may work it: an unassigned one, or one that the caller has. 409 names a
 * colleague who has it.
 */
export async function assignItem(
  ctx: Context,
  tx: Tx,
  { staffId, assigneeId, ...item }: Assignment & { readonly assigneeId: string },
): Promise<void> {
  const colleagues = await colleaguesOf(tx, item.queue)
  if (!colleagues.some(({ id }) => id === assigneeId)) {
    throw badField('assignee_id', 'colleague_cannot_decide')
  }
  const before = (await assigneesOf(tx, item.queue, [item.id]))(item.id)
  const at = ctx.clock.now()
  const isDone =
    before?.id === staffId && assigneeId !== staffId
      ? await moveAssignment(tx, { ...item, from: staffId, to: assigneeId, at })
      : await insertAssignment(tx, { ...item, assigneeId, at })
  if (!isDone) {
    const has = (await assigneesOf(tx, item.queue, [item.id]))(item.id)
    throw conflict('work_assigned_already', { name: has?.name ?? '' })
  }
  const action = before?.id === staffId && assigneeId !== staffId ? 'work.reassigned' : 'work.assigned'
  await tell(ctx, tx, { ...item, staffId, action, before })
}

/** Unassigns an item, whoever has it. */
export async function unassignItem(ctx: Context, tx: Tx, { staffId, ...item }: Assignment): Promise<void> {
  const before = (await assigneesOf(tx, item.queue, [item.id]))(item.id)
  await deleteAssignment(tx, item)
  await tell(ctx, tx, { ...item, staffId, action: 'work.unassigned', before })
}

/** How audit entries name an item: as those of its decisions do. */
const nouns: Readonly<Record<WorkQueue, string>> = {
  withdrawals: 'withdrawal',
  payouts: 'withdrawal',
  payment_reviews: 'payment',
  identity: 'identity',
  bonuses: 'bonus',
  messages: 'message',
}

async function tell(
  ctx: Context,
  tx: Tx,
  change: Assignment & { readonly action: AuditAction; readonly before: Assignee | null },
): Promise<void> {
  const { queue, id, staffId, action, before } = change
  const after = (await assigneesOf(tx, queue, [id]))(id)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action,
    subject: `${nouns[queue]}/${id}`,
    before: { assignee: before?.name ?? null },
    after: { assignee: after?.name ?? null },
  })
}
