import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { approvalWindowsMs, type WindowSums } from '#wallet/approval-windows.ts'
import type { Bonus } from './bonus.ts'

/** That an administrator agreed to verify a bonus. */
export type BonusApproval = {
  readonly approverId: string
  readonly approverName: string
  readonly at: Date
  /** For the colleague who has to verify it too. */
  readonly reason: string | null
}

/** Writes down an approval; the database refuses one of those concerned, and a second one of the same person. */
export async function insertApproval(
  tx: Tx,
  { id, referrerId, referredId }: Bonus,
  { approverId, at, reason }: { approverId: string; at: Date; reason: string | null },
): Promise<void> {
  await tx
    .insertInto('bonus_approval')
    .values({
      bonus_id: id,
      referrer_id: referrerId,
      referred_id: referredId,
      approver_id: approverId,
      at,
      reason,
    })
    .execute()
}

/** The approvals of each of these bonuses, oldest first. */
export async function selectApprovals(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, BonusApproval[]>> {
  const approvals = new Map<string, BonusApproval[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return approvals
  const rows = await db
    .selectFrom('bonus_approval')
    .innerJoin('person', 'person.id', 'bonus_approval.approver_id')
    .select(['bonus_id', 'approver_id', 'at', 'reason', displayName('person').$notNull().as('approver_name')])
    .where('bonus_id', 'in', ids)
    .orderBy('at')
    .execute()
  for (const { bonus_id, approver_id, approver_name, at, reason } of rows)
    approvals.get(bonus_id)?.push({ approverId: approver_id, approverName: approver_name, at, reason })
  return approvals
}

/** From now on a locked bonus takes two administrators. */
export async function writeSecondApproval(
  tx: Tx,
  id: string,
  reason: NonNullable<Bonus['secondApprovalReason']>,
): Promise<void> {
  await tx.updateTable('bonus').set({ second_approval_reason: reason }).where('id', '=', id).execute()
}

/** What each of these referrers was given in bonuses within the windows before `now`, in millionths of a dollar. */
export async function sumVerifiedBefore(
  db: Database,
  referrerIds: readonly string[],
  now: Date,
): Promise<Map<string, WindowSums>> {
  if (referrerIds.length === 0) return new Map()
  const since = (window: keyof WindowSums) => new Date(now.getTime() - approvalWindowsMs[window])
  const { rows } = await sql<WindowSums & { referrerId: string }>`
    select referrer_id as "referrerId", sum(amount_minor) as week,
      coalesce(sum(amount_minor) filter (where decided_at > ${since('day')}), 0) as day
    from bonus
    where referrer_id in (${sql.join(referrerIds)}) and status = 'verified' and decided_at > ${since('week')}
    group by referrer_id`.execute(db)
  return new Map(rows.map(({ referrerId, day, week }) => [referrerId, { day, week }]))
}
