import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** A staff member's approval of a withdrawal. */
export type Approval = {
  readonly approverId: string
  readonly approverName: string
  readonly at: Date
  /** For the colleague who has to approve too. */
  readonly reason: string | null
}

/** Records an approval; the database refuses the investor's own, and a second one by the same person. */
export async function insertApproval(
  tx: Tx,
  approval: { withdrawalId: string; investorId: string; approverId: string; at: Date; reason: string | null },
): Promise<void> {
  await tx
    .insertInto('withdrawal_approval')
    .values({
      withdrawal_id: approval.withdrawalId,
      investor_id: approval.investorId,
      approver_id: approval.approverId,
      at: approval.at,
      reason: approval.reason,
    })
    .execute()
}

/** The approvals of each of these withdrawals, oldest first. */
export async function selectApprovals(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Approval[]>> {
  const approvals = new Map<string, Approval[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return approvals
  const rows = await db
    .selectFrom('withdrawal_approval')
    .innerJoin('person', 'person.id', 'withdrawal_approval.approver_id')
    .select([
      'withdrawal_id',
      'approver_id',
      'at',
      'reason',
      displayName('person').$notNull().as('approver_name'),
    ])
    .where('withdrawal_id', 'in', ids)
    .orderBy('at')
    .execute()
  for (const { withdrawal_id, approver_id, at, approver_name, reason } of rows)
    approvals.get(withdrawal_id)?.push({ approverId: approver_id, approverName: approver_name, at, reason })
  return approvals
}
