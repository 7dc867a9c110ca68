import { roleCan, type StaffRole } from '@evenmoor/contract/staff'
import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import type { Withdrawal as WithdrawalAnswer } from '@evenmoor/contract/withdrawals'
import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import { ownRefusal } from './decide-withdrawal.ts'
import { canBecome, standing, withdrawalCoin } from './withdrawal.ts'
import type { Step, WithdrawalOfInvestor } from './withdrawal-store.ts'

/** The member of staff who looks at it. */
export type StaffReader = { readonly personId: string; readonly staffRole: StaffRole | null }

/** As its investor sees it: of staff only that it was staff. */
export const forInvestor = (withdrawal: WithdrawalOfInvestor, steps: readonly Step[]): WithdrawalAnswer =>
  answer(withdrawal, steps, ({ actorId }) => (actorId === withdrawal.investorId ? 'You' : 'Evenmoor staff'))

/** As staff see it: with names, and with what keeps this reader from deciding it. */
export const forStaff = (
  withdrawal: WithdrawalOfInvestor,
  steps: readonly Step[],
  reader: StaffReader,
): StaffWithdrawal => ({
  ...answer(withdrawal, steps, ({ actorName }) => actorName ?? 'Evenmoor'),
  investor: {
    id: withdrawal.investorId,
    name: withdrawal.investorName,
    email: withdrawal.investorEmail,
  },
  blocked: blockedReason(withdrawal, reader),
})

function blockedReason(
  withdrawal: WithdrawalOfInvestor,
  { personId, staffRole }: StaffReader,
): string | null {
  if (!canBecome(withdrawal.status, 'approved')) return standing[withdrawal.status]
  const own = ownRefusal(withdrawal, personId)
  if (own !== undefined) return own
  const mayDecide = staffRole !== null && roleCan(staffRole, 'withdrawals:decide')
  return mayDecide ? null : 'Your role can see withdrawals but not decide them.'
}

function answer(
  withdrawal: WithdrawalOfInvestor,
  steps: readonly Step[],
  nameOf: (step: Step) => string,
): WithdrawalAnswer {
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  const { amountMinor, feeMinor, network, status } = withdrawal
  return {
    id: withdrawal.id,
    status,
    amount: usd(amountMinor),
    fee: usd(feeMinor),
    net: usd(amountMinor - feeMinor),
    coin: withdrawalCoin,
    network,
    network_name: networkName(network),
    address: withdrawal.address,
    transaction: withdrawal.transaction,
    reason: withdrawal.reason,
    created_at: withdrawal.createdAt.toISOString(),
    can_cancel: canBecome(status, 'cancelled'),
    timeline: steps.map((step) => ({
      status: step.status,
      at: step.at.toISOString(),
      by: step.actorId === null ? 'Evenmoor' : nameOf(step),
    })),
  }
}
