import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { displayName } from '#people/display-name.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { alongside } from '#platform/database/transaction.ts'
import { deletingAssignment } from '#work/assignees-of.ts'
import { insertingStep } from '../withdrawal-store.ts'

/** A staff member's approval of a withdrawal. */
export type Approval = {
  readonly approverId: string
  readonly approverName: string
  readonly at: Date
  /** For the colleague who has to approve too. */
  readonly reason: string | null
}

type NewApproval = {
  readonly withdrawalId: string
  readonly investorId: string
  readonly approverId: string
  readonly at: Date
  readonly reason: string | null
}

/**
 * Records an approval and unassigns the withdrawal, whose next step is a colleague's. The database refuses the investor's
 * own approval, and a second one by the same person. Nobody waits for the answer.
 */
export const insertApproval = (tx: Tx, approval: NewApproval): Promise<void> =>
  alongside(tx, approvedOnce(tx, approval))

const approvedOnce = compiledOnce(
  (_tx, given: NewApproval) => sql<never>`
    with released as (${releasing(given)})
    ${inserting(given)}`,
)

/**
 * The same for the last approval that a locked withdrawal needs, which moves it to `approved`. The database counts the
 * approvals of a withdrawal that becomes so, so the update waits for what the insert gives.
 */
export const insertLastApproval = (tx: Tx, approval: NewApproval): Promise<void> =>
  alongside(tx, approvedLast(tx, approval))

const approvedLast = compiledOnce(
  (_tx, given: NewApproval) => sql<never>`
    with approval as (${inserting(given)} returning withdrawal_id),
      released as (${releasing(given)}),
      step as (${insertingStep({
        id: given.withdrawalId,
        status: 'approved',
        at: given.at,
        actorId: given.approverId,
      })})
    update withdrawal set status = 'approved', updated_at = ${given.at}
    from approval where withdrawal.id = approval.withdrawal_id`,
)

const releasing = ({ withdrawalId }: NewApproval) =>
  deletingAssignment('withdrawals', sql<string>`${withdrawalId}::uuid`)

const inserting = ({ withdrawalId, investorId, approverId, at, reason }: NewApproval) => sql`
  insert into withdrawal_approval (withdrawal_id, investor_id, approver_id, at, reason)
  values (${withdrawalId}, ${investorId}, ${approverId}, ${at}, ${reason})`

/** The approvals of the withdrawal of the query around it, oldest first. */
export const approvalsIn = (db: Database | Tx) =>
  jsonArrayFrom(approvalRows(db).where('withdrawal_id', '=', sql.ref<string>('withdrawal.id')))

/** Who approved the withdrawal of the query around it, as an array. */
export const approversIn = sql<readonly string[]>`array(
  select a.approver_id from withdrawal_approval a where a.withdrawal_id = withdrawal.id)`

const approvalRows = (db: Database | Tx) =>
  db
    .selectFrom('withdrawal_approval')
    .innerJoin('person', 'person.id', 'withdrawal_approval.approver_id')
    .select([
      'withdrawal_id',
      'approver_id',
      'at',
      'reason',
      displayName('person').$notNull().as('approver_name'),
    ])
    .orderBy('at')

type ApprovalRow = { approver_id: string; at: Date | string; reason: string | null; approver_name: string }

export const approvalFrom = (row: ApprovalRow): Approval => ({
  approverId: row.approver_id,
  approverName: row.approver_name,
  at: new Date(row.at),
  reason: row.reason,
})
