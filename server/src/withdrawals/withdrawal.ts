import { because, type Refusal } from '@evenmoor/contract/refusals'
import { withdrawalFeeBps, type WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { feeCeilToCent, usd, usdToCoinFloor } from '@evenmoor/ledger/money'

/**
 * A stored withdrawal. The whole amount is held at the request; the fee is taken out of it when it is paid. Dollar
 * amounts in millionths.
 */
export type Withdrawal = {
  readonly id: string
  readonly investorId: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  /** What leaves, in the smallest unit of USDT. */
  readonly coinMinor: bigint
  readonly network: string
  readonly address: string
  readonly status: WithdrawalStatus
  readonly reason: string | null
  readonly transaction: string | null
  /** Which output of the transaction it is. */
  readonly paymentOutput: number
  /** Where staff pay, the transfer that moved its money last: the payment, its reversal, and so on. */
  readonly paidTransferId: bigint | null
  readonly createdAt: Date
  /** Members of staff, 1 or 2. */
  readonly approvalsNeeded: number
  /** Why two; null where one is enough. */
  readonly secondApprovalReason: SecondApprovalReason | null
  /** Set when its address was new at the request: it cannot be approved earlier. Null for a known address. */
  readonly heldUntil: Date | null
  /** When the owner skipped the wait; practice money only. */
  readonly holdSkippedAt: Date | null
}

/** The one coin that leaves, at par with the dollar (docs/decisions/0008). */
export const withdrawalCoin = 'usdt'
const usdtPriceMinor = usd('1')

/** The least that can be requested: the fee is at least a cent, and a cent must remain. */
export const smallestAmountMinor = usd('0.02')

/** What a withdrawal of this amount costs and pays: amount = fee + net, exactly. */
export function quoteOf(amountMinor: bigint): { feeMinor: bigint; netMinor: bigint; coinMinor: bigint } {
  const feeMinor = feeCeilToCent(amountMinor, withdrawalFeeBps)
  const netMinor = amountMinor - feeMinor
  return { feeMinor, netMinor, coinMinor: usdToCoinFloor(netMinor, withdrawalCoin, usdtPriceMinor) }
}

/** What is above the operator's limit of one approval: it alone, or with others of its investor or to its address. */
export type SecondApprovalReason = 'amount' | `${'investor' | 'address'}_${'day' | 'week'}`

/**
 * The allowed steps between statuses. One more exists, made only by the chain: from sent or confirmed back to approved,
 * when it loses the payment that staff made (payouts/settle-payout.ts).
 */
const nextStatuses: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  requested: ['in_review', 'cancelled'],
  in_review: ['approved', 'cancelled', 'rejected'],
  approved: ['sent', 'failed'],
  // The network may drop a payment that it had accepted.
  sent: ['confirmed', 'failed'],
  confirmed: [],
  cancelled: [],
  rejected: [],
  failed: [],
}

export const canBecome = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  nextStatuses[from].includes(to)

/** Until when a withdrawal waits because its address is new; null when it does not wait (any longer). */
export const waitsUntil = (
  { status, heldUntil, holdSkippedAt }: Pick<Withdrawal, 'status' | 'heldUntil' | 'holdSkippedAt'>,
  now: Date,
): Date | null => {
  const isOpen = openStatuses.some((open) => open === status)
  return isOpen && holdSkippedAt === null && heldUntil !== null && heldUntil > now ? heldUntil : null
}

/** In these statuses it waits for staff to decide. */
export const openStatuses = ['requested', 'in_review'] as const satisfies WithdrawalStatus[]

/** While a withdrawal is in one of these, its amount is in the investor's account `withdrawing`. */
export const heldStatuses = ['requested', 'in_review', 'approved'] as const satisfies WithdrawalStatus[]

/** The status as a sentence, for someone who came too late to change it. */
export const statusTexts: Readonly<Record<WithdrawalStatus, Refusal>> = {
  requested: because('withdrawal_waits_for_review'),
  in_review: because('withdrawal_in_review'),
  approved: because('withdrawal_approved_already'),
  sent: because('withdrawal_sent_already'),
  confirmed: because('withdrawal_arrived_already'),
  cancelled: because('withdrawal_cancelled'),
  rejected: because('withdrawal_rejected'),
  failed: because('withdrawal_not_sent'),
}
