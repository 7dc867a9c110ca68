import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { Withdrawal as WithdrawalAnswer } from '@evenmoor/contract/withdrawals'
import { formatMoney } from '@evenmoor/ledger/money'
import { explorerUrl, networkName } from '#chains/network-names.ts'
import { canBecome, waitsUntil, withdrawalCoin } from '../withdrawal.ts'
import type { WithdrawalOfInvestor } from '../withdrawal-list-store.ts'
import type { Step } from '../withdrawal-store.ts'

/** As its investor sees it: staff are not named. */
export const describeForInvestor = (
  withdrawal: WithdrawalOfInvestor,
  steps: readonly Step[],
  now: Date,
): WithdrawalAnswer =>
  describeWithdrawal(withdrawal, {
    steps,
    now,
    nameOf: ({ actorId }) => (actorId === withdrawal.investorId ? 'You' : 'Evenmoor staff'),
  })

/** A withdrawal's public fields; `nameOf` says who took a step. */
export function describeWithdrawal(
  withdrawal: WithdrawalOfInvestor,
  { steps, now, nameOf }: { steps: readonly Step[]; now: Date; nameOf: (step: Step) => string },
): WithdrawalAnswer {
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  const { amountMinor, feeMinor, network, status, transaction, onHoldSince } = withdrawal
  return {
    id: withdrawal.id,
    reference: withdrawal.reference,
    status,
    amount: usd(amountMinor),
    fee: usd(feeMinor),
    net: usd(amountMinor - feeMinor),
    coin: withdrawalCoin,
    network,
    network_name: networkName(network),
    address: withdrawal.address,
    transaction,
    explorer_url: transaction === null ? null : explorerUrl(network, transaction),
    reason: withdrawal.reason,
    reason_refusal: failureOf(withdrawal),
    created_at: withdrawal.createdAt.toISOString(),
    can_cancel: canBecome(status, 'cancelled'),
    is_held: withdrawal.isHeld,
    on_hold_since: onHoldSince?.toISOString() ?? null,
    held_until: waitsUntil(withdrawal, now)?.toISOString() ?? null,
    timeline: steps.map((step) => ({
      status: step.status,
      at: step.at.toISOString(),
      by: step.actorId === null ? 'Evenmoor' : nameOf(step),
    })),
  }
}

/** Why the platform ended it: its payment was never sent, or was and is gone from the chain. */
const failureOf = ({ status, transaction }: WithdrawalOfInvestor): Refusal | null =>
  status === 'failed' ? because(transaction === null ? 'payout_not_taken' : 'payout_dropped') : null
