/**
 * Transfers as pure values: one constructor per business event of docs/architecture.md's table. Each is balanced
 * per asset by construction, and its key is derived from what names the event, so building it twice and posting
 * it twice books it once. Amounts are in smallest units; the constructors throw a RangeError on an amount that
 * no caller may pass (refuse people's input before this point).
 */
import {
  type AccountRef,
  accountName,
  available,
  bonuses,
  conversion,
  custody,
  fees,
  invested,
  outside,
  results,
  rounding,
  withdrawing,
} from '#account.ts'
import type { Coin } from '#asset.ts'
import { transferKey } from '#transfer-key.ts'

export type TransferKind =
  | 'deposit'
  | 'investment'
  | 'accrual'
  | 'accrual_reversal'
  | 'accrual_replacement'
  | 'accrual_clawback'
  | 'redemption'
  | 'unwinding'
  | 'withdrawal_request'
  | 'withdrawal_return'
  | 'withdrawal_paid'
  | 'bonus'
  | 'reversal'

/** One line of a transfer: what an account gains (above zero) or gives (below zero). Never zero. */
export type Posting = { readonly account: AccountRef; readonly amountMinor: bigint }

/** A balanced set of postings that is booked as a whole or not at all. */
export type Transfer = {
  readonly kind: TransferKind
  /** What in the product this belongs to, as `noun/id`; several transfers may share it. */
  readonly reference: string
  /** The idempotency key, a UUID. */
  readonly key: string
  readonly postings: readonly Posting[]
  /** The transfer that this one undoes; set exactly on the kind `reversal`. */
  readonly reverses?: bigint
  /** The business day as YYYY-MM-DD, where there is one. */
  readonly effectiveOn?: string
}

/** A confirmed payment: coins come into custody, dollars become available. Named by its output on the chain (I5). */
export function depositTransfer(deposit: {
  depositId: string
  investorId: string
  network: string
  txid: string
  outputIndex: number
  coin: Coin
  coinMinor: bigint
  usdMinor: bigint
}): Transfer {
  const { coin, coinMinor, usdMinor } = deposit
  assertPositive(coinMinor, usdMinor)
  return {
    kind: 'deposit',
    reference: `deposit/${deposit.depositId}`,
    key: transferKey('deposit', deposit.network, deposit.txid, deposit.outputIndex),
    postings: [
      { account: outside(coin), amountMinor: -coinMinor },
      { account: custody(coin), amountMinor: coinMinor },
      { account: conversion('usd'), amountMinor: -usdMinor },
      { account: available(deposit.investorId), amountMinor: usdMinor },
    ],
  }
}

/** Opens a position: once per position. */
export function investmentTransfer(investment: {
  positionId: string
  investorId: string
  amountMinor: bigint
}): Transfer {
  const { positionId, investorId, amountMinor } = investment
  return {
    kind: 'investment',
    reference: `position/${positionId}`,
    key: transferKey('investment', positionId),
    postings: move(available(investorId), invested(investorId, positionId), amountMinor),
  }
}

/** One position's share in a day's result: above zero a gain, below zero a loss, zero leaves no posting. */
export type AccrualShare = {
  readonly positionId: string
  readonly investorId: string
  readonly amountMinor: bigint
  /** A gain is added to the position instead of the available balance. */
  readonly reinvested: boolean
}

/**
 * One chunk of a day's result of a plan; undefined when nothing moves. A gain goes to the available balance (or the
 * position, when reinvesting), a loss comes out of the position. Several shares of one account become one posting.
 * `remainderMinor` (≥ 0, see `splitResult`) goes to `rounding`, so `results` moves by exactly what was booked (I8).
 * The shares must come in the same order on every attempt; the order of the postings does not matter to the key.
 */
export function accrualTransfer(accrual: {
  day: string
  planId: string
  chunk: string | number
  shares: readonly AccrualShare[]
  remainderMinor: bigint
}): Transfer | undefined {
  const { day, planId, chunk, shares, remainderMinor } = accrual
  if (remainderMinor < 0n) throw new RangeError('a remainder is never below zero')
  const moved = shares.map((share) => ({
    account:
      share.amountMinor > 0n && !share.reinvested
        ? available(share.investorId)
        : invested(share.investorId, share.positionId),
    amountMinor: share.amountMinor,
  }))
  const totalMinor = shares.reduce((total, share) => total + share.amountMinor, remainderMinor)
  const postings = merged([
    { account: results, amountMinor: -totalMinor },
    { account: rounding, amountMinor: remainderMinor },
    ...moved,
  ])
  if (postings.length === 0) return undefined
  return {
    kind: 'accrual',
    reference: `plan/${planId}/${day}`,
    key: transferKey('accrual', planId, day, chunk),
    effectiveOn: day,
    postings,
  }
}

/** Takes principal back out of a position; a position may be redeemed in parts, so the redemption has its own id. */
export function redemptionTransfer(redemption: {
  redemptionId: string
  positionId: string
  investorId: string
  amountMinor: bigint
}): Transfer {
  const { redemptionId, positionId, investorId, amountMinor } = redemption
  return {
    kind: 'redemption',
    reference: `position/${positionId}`,
    key: transferKey('redemption', redemptionId),
    postings: move(invested(investorId, positionId), available(investorId), amountMinor),
  }
}

type WithdrawnAmount = { withdrawalId: string; investorId: string; grossMinor: bigint }

/** What every transfer of one withdrawal is named by. */
const ofWithdrawal = <K extends TransferKind>(kind: K, withdrawalId: string) => ({
  kind,
  reference: `withdrawal/${withdrawalId}`,
  key: transferKey(kind, withdrawalId),
})

/** Sets the gross amount of a withdrawal aside, fee included. */
export const withdrawalRequestTransfer = ({
  withdrawalId,
  investorId,
  grossMinor,
}: WithdrawnAmount): Transfer => ({
  ...ofWithdrawal('withdrawal_request', withdrawalId),
  postings: move(available(investorId), withdrawing(investorId), grossMinor),
})

/** Gives the whole gross amount back: cancelled, rejected or failed. Nothing is charged. */
export const withdrawalReturnTransfer = ({
  withdrawalId,
  investorId,
  grossMinor,
}: WithdrawnAmount): Transfer => ({
  ...ofWithdrawal('withdrawal_return', withdrawalId),
  postings: move(withdrawing(investorId), available(investorId), grossMinor),
})

/** The withdrawal left: fee to the house, net dollars converted, coins out of custody. gross = net + fee (I9). */
export function withdrawalPaidTransfer(withdrawal: {
  withdrawalId: string
  investorId: string
  grossMinor: bigint
  feeMinor: bigint
  coin: Coin
  coinMinor: bigint
}): Transfer {
  const { withdrawalId, investorId, grossMinor, feeMinor, coin, coinMinor } = withdrawal
  const netMinor = grossMinor - feeMinor
  assertPositive(grossMinor, netMinor, coinMinor)
  if (feeMinor < 0n) throw new RangeError('a fee is never below zero')
  return {
    ...ofWithdrawal('withdrawal_paid', withdrawalId),
    postings: merged([
      { account: withdrawing(investorId), amountMinor: -grossMinor },
      { account: fees, amountMinor: feeMinor },
      { account: conversion('usd'), amountMinor: netMinor },
      { account: custody(coin), amountMinor: -coinMinor },
      { account: outside(coin), amountMinor: coinMinor },
    ]),
  }
}

/** A referral bonus that an administrator has verified: once for each bonus. */
export function bonusTransfer(bonus: { bonusId: string; investorId: string; amountMinor: bigint }): Transfer {
  const { bonusId, investorId, amountMinor } = bonus
  return {
    kind: 'bonus',
    reference: `bonus/${bonusId}`,
    key: transferKey('bonus', bonusId),
    postings: move(bonuses, available(investorId), amountMinor),
  }
}

/** Undoes a booked transfer line by line; a transfer is undone at most once. The reversal itself may be undone too. */
export function reversalTransfer(original: {
  id: bigint
  reference: string
  effectiveOn?: string
  postings: readonly Posting[]
}): Transfer {
  return {
    kind: 'reversal',
    reference: original.reference,
    key: transferKey('reversal', original.id),
    reverses: original.id,
    ...(original.effectiveOn === undefined ? {} : { effectiveOn: original.effectiveOn }),
    postings: original.postings.map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor })),
  }
}

function move(source: AccountRef, target: AccountRef, amountMinor: bigint): Posting[] {
  assertPositive(amountMinor)
  return [
    { account: source, amountMinor: -amountMinor },
    { account: target, amountMinor },
  ]
}

/** One posting per account, in order of first mention, without those that come to zero. */
export function merged(postings: readonly Posting[]): Posting[] {
  const byAccount = new Map<string, Posting>()
  for (const { account, amountMinor } of postings) {
    const name = accountName(account)
    byAccount.set(name, { account, amountMinor: amountMinor + (byAccount.get(name)?.amountMinor ?? 0n) })
  }
  return [...byAccount.values()].filter(({ amountMinor }) => amountMinor !== 0n)
}

function assertPositive(...amountsMinor: readonly bigint[]): void {
  if (amountsMinor.some((amount) => amount <= 0n)) throw new RangeError('an amount must be above zero')
}
