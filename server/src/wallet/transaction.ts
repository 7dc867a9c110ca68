import type { Transaction, transactionTypes } from '@evenmoor/contract/wallet'
import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import type { TransferKind } from '@evenmoor/ledger'
import { formatMoney } from '@evenmoor/ledger/money'
import { isAhead } from '#platform/clock.ts'

export type TransactionType = (typeof transactionTypes)[number]

/**
 * The transfers that are a row in the investor's list. `withdrawal_paid` is none: what it takes was taken from the
 * investor's view at the request already; its news is the status on that row.
 */
const typeByKind: Readonly<Partial<Record<TransferKind, TransactionType>>> = {
  deposit: 'deposit',
  investment: 'investment',
  accrual: 'result',
  accrual_reversal: 'reversal',
  accrual_replacement: 'result',
  accrual_clawback: 'reversal',
  redemption: 'redemption',
  unwinding: 'redemption',
  withdrawal_request: 'withdrawal',
  withdrawal_return: 'withdrawal',
  bonus: 'bonus',
  reversal: 'reversal',
}

/** The kinds of transfer behind a type, or behind all of them. */
export const kindsOf = (type: TransactionType | undefined): TransferKind[] =>
  (Object.keys(typeByKind) as TransferKind[]).filter(
    (kind) => type === undefined || typeByKind[kind] === type,
  )

/** What a transfer did to one investor. Amounts in millionths of a dollar. */
export type OwnTransfer = {
  readonly id: bigint
  readonly kind: TransferKind
  /** `noun/id`, as the ledger has it. */
  readonly reference: string
  readonly effectiveOn: string | null
  readonly createdAt: Date
  readonly availableChangeMinor: bigint
  readonly investedChangeMinor: bigint
  /** Null where the available balance was not touched. */
  readonly availableAfterMinor: bigint | null
  /** The coin that came in; null unless one did. */
  readonly coin: string | null
  /** What the ledger does not know, where there is any: the short reference and the plan of what it is about, and how its withdrawal or result is. */
  readonly shortReference: string | null
  readonly planTitle: string | null
  readonly withdrawalStatus: WithdrawalStatus | null
  readonly resultSource: Transaction['source']
  /** Whether any month of postings is detached, of whoever: only then is there more to ask. */
  readonly areOlderDetached: boolean
}

/** One row of the list; the contract says what its amount means. */
export function transactionFrom(transfer: OwnTransfer): Transaction {
  const [, reference = ''] = transfer.reference.split('/')
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  return {
    id: transfer.id.toString(),
    type: typeByKind[transfer.kind] ?? 'reversal',
    description: descriptionOf(transfer, transfer.planTitle ?? undefined),
    amount: usd(amountOf(transfer)),
    available_after: transfer.availableAfterMinor === null ? null : usd(transfer.availableAfterMinor),
    day: transfer.effectiveOn,
    booked_ahead: transfer.effectiveOn !== null && isAhead(transfer.effectiveOn, transfer.createdAt),
    source: sourceOf(transfer),
    status: transfer.withdrawalStatus,
    reference,
    plan_title: transfer.planTitle,
    short_reference: transfer.shortReference,
    at: transfer.createdAt.toISOString(),
  }
}

/** What is booked in the place of a result always is by two people; the ledger itself knows no sources. */
const sourceOf = ({ kind, resultSource }: OwnTransfer): Transaction['source'] =>
  kind === 'accrual_replacement' ? 'booked' : resultSource

/** Moves between available and invested count as what they do to the available balance. */
function amountOf({ kind, availableChangeMinor, investedChangeMinor }: OwnTransfer): bigint {
  const isMove = kind === 'investment' || kind === 'redemption' || kind === 'unwinding'
  return isMove ? availableChangeMinor : availableChangeMinor + investedChangeMinor
}

/** A reversal names what it reverses by its reference. */
function reversalOf({ reference, availableChangeMinor }: OwnTransfer): string {
  const isBack = availableChangeMinor > 0n
  if (reference.startsWith('deposit/'))
    return isBack ? 'Deposit credited again' : 'Deposit reversed: its payment dropped off its blockchain'
  if (reference.startsWith('unwinding/'))
    return 'Reversed results booked again: the payment that earned them returned'
  return 'Correction of an earlier entry'
}

function descriptionOf(transfer: OwnTransfer, planTitle = 'a plan'): string {
  const { kind, coin, effectiveOn } = transfer
  if (kind === 'deposit') return coin === null ? 'Deposit' : `Deposit in ${coin.toUpperCase()}`
  if (kind === 'investment') return `Invested in ${planTitle}`
  if (kind === 'accrual') return `Result of ${planTitle} for ${effectiveOn ?? 'a day'}`
  if (kind === 'accrual_reversal')
    return `Reversed result of ${planTitle} for ${effectiveOn ?? 'a day'}, booked in error`
  if (kind === 'accrual_replacement') return `Corrected result of ${planTitle} for ${effectiveOn ?? 'a day'}`
  if (kind === 'accrual_clawback')
    return 'Results reversed: the payment that earned them dropped off its blockchain'
  if (kind === 'unwinding')
    return `Closed in ${planTitle}: the payment it was opened with dropped off its blockchain`
  if (kind === 'redemption') return `Returned from ${planTitle}`
  if (kind === 'withdrawal_request') return 'Withdrawal requested'
  if (kind === 'withdrawal_return') return 'Withdrawal returned'
  if (kind === 'bonus') return 'Referral bonus'
  return reversalOf(transfer)
}
