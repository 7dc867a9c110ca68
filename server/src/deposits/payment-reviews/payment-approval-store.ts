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

/** The approvals of each of these payments, oldest first, those of other blocks among them. */
export async function readApprovalsOf(
  db: Database | Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentApproval[]>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_approval as a')
    .innerJoin('person as p', 'p.id', 'a.approver_id')
    .select([
      'a.payment_id',
      'a.approver_id',
      'a.block_hash',
      'a.at',
      'a.reason',
      displayName('p').$notNull().as('name'),
    ])
    .where('a.payment_id', 'in', paymentIds)
    .orderBy('a.at')
    .orderBy('a.approver_id')
    .execute()
  const approvals = rows.map((row) => ({
    paymentId: row.payment_id,
    approverId: row.approver_id,
    approverName: row.name,
    blockHash: row.block_hash,
    at: row.at,
    reason: row.reason,
  }))
  return Map.groupBy(approvals, ({ paymentId }) => paymentId)
}

export const readApprovals = async (db: Database | Tx, paymentId: string): Promise<PaymentApproval[]> =>
  (await readApprovalsOf(db, [paymentId])).get(paymentId) ?? []
