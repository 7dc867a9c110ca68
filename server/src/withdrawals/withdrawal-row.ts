import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import type { Selectable } from 'kysely'
import type { Withdrawal as WithdrawalTable } from '#platform/database/types.ts'
import type { Withdrawal } from './withdrawal.ts'

/** A withdrawal from its row. */
export const withdrawalFrom = (row: Selectable<WithdrawalTable>): Withdrawal => ({
  id: row.id,
  investorId: row.investor_id,
  amountMinor: row.amount_minor,
  feeMinor: row.fee_minor,
  coinMinor: row.coin_minor,
  network: row.network,
  address: row.address,
  status: row.status as WithdrawalStatus,
  reason: row.reason,
  transaction: row.transaction,
  paymentOutput: row.payment_output,
  paidTransferId: row.paid_transfer_id,
  createdAt: row.created_at,
  approvalsNeeded: row.approvals_needed,
  secondApprovalReason: row.second_approval_reason as Withdrawal['secondApprovalReason'],
  heldUntil: row.held_until,
  holdSkippedAt: row.hold_skipped_at,
})
