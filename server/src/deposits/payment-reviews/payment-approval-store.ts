import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

/** That a member of staff approved a payment that lay in this block. */
export type PaymentApproval = {
  readonly approverId: string
  readonly approverName: string
  readonly blockHash: string
  readonly at: Date
  /** For the colleague who has to approve too. */
  readonly reason: string | null
}

/** Writes down an approval; the database refuses the investor's own, and a second one of the same person. */
export async function insertPaymentApproval(
  tx: Tx,
  given: {
    paymentId: string
    depositId: string
    investorId: string
    blockHash: string
    approverId: string
    at: Date
    reason: string | null
  },
): Promise<void> {
  await tx
    .insertInto('payment_approval')
    .values({
      payment_id: given.paymentId,
      deposit_id: given.depositId,
      investor_id: given.investorId,
      block_hash: given.blockHash,
      approver_id: given.approverId,
      at: given.at,
      reason: given.reason,
    })
    .execute()
}

/** The approvals of a payment, oldest first, those of other blocks among them. */
export async function readApprovals(db: Database | Tx, paymentId: string): Promise<PaymentApproval[]> {
  const rows = await approvalRows(db).where('a.payment_id', '=', paymentId).execute()
  return rows.map(approvalFrom)
}

/** The same of the payment of the query around it, for `approvalFrom`. */
export const approvalsIn = (db: Database | Tx) =>
  jsonArrayFrom(approvalRows(db).where('a.payment_id', '=', sql.ref<string>('payment.id')))

/** Who approved the payment of the query around it, as an array. */
export const approversIn = sql<readonly string[]>`array(
  select a.approver_id from payment_approval a where a.payment_id = payment.id)`

const approvalRows = (db: Database | Tx) =>
  db
    .selectFrom('payment_approval as a')
    .innerJoin('person as p', 'p.id', 'a.approver_id')
    .select(['a.approver_id', 'a.block_hash', 'a.at', 'a.reason', displayName('p').$notNull().as('name')])
    .orderBy('a.at')
    .orderBy('a.approver_id')

type ApprovalRow = {
  readonly approver_id: string
  readonly block_hash: string
  readonly at: Date | string
  readonly reason: string | null
  readonly name: string
}

export const approvalFrom = (row: ApprovalRow): PaymentApproval => ({
  approverId: row.approver_id,
  approverName: row.name,
  blockHash: row.block_hash,
  at: new Date(row.at),
  reason: row.reason,
})
