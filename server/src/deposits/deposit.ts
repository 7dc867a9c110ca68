/** The rules of a deposit: what is due, what a payment is worth, and its state. Pure. */
import type { Deposit as DepositAnswer } from '@evenmoor/contract/deposits'
import { type Coin, coinToUsdFloor, mulDivFloor, scaleOf, usd, usdToCoinCeil } from '@evenmoor/ledger/money'
import { heldValue, holdsOf, newestHold, type PriceHold } from './price-hold.ts'

export type DepositStatus = DepositAnswer['status']
export type DepositFlag = DepositAnswer['flags'][number]
export type PaymentStatus = DepositAnswer['payments'][number]['status']

/** What a checkout may ask for, both edges included. A plan's range is narrower and binds when one is chosen. */
export const anyDeposit = { minMinor: usd('1.00'), maxMinor: usd('1000000.00') }

/** Decimals that the amount due is rounded up to, so that a person can type it. */
const dueDecimals: Readonly<Record<Coin, number>> = { usdt: 2, bnb: 6, eth: 6, btc: 8, ltc: 8, trx: 6 }

export type Deposit = {
  readonly id: string
  /** Its short reference, `D-…`. */
  readonly reference: string
  readonly investorId: string
  readonly planId: string | null
  /** The version of that plan's terms that the checkout was made under: the position is opened under it or not at all. */
  readonly termsVersion: number | null
  readonly coin: Coin
  readonly network: string
  readonly address: string
  /** Which address of the network's key; null where addresses come from no key. */
  readonly addressIndex: number | null
  /** Proves the address when its key is exchanged; null where there is no key, and from before there were seals. */
  readonly addressSeal: Buffer | null
  /** What was asked in dollars, and the coins and price of the first hold. */
  readonly amountMinor: bigint
  readonly coinMinor: bigint
  readonly priceMinor: bigint
  readonly requiredConfirmations: number
  /** By how much less than asked it is still settled. */
  readonly toleranceBps: number
  readonly status: DepositStatus
  readonly flags: readonly DepositFlag[]
  readonly positionId: string | null
  readonly createdAt: Date
  /** The end of the newest hold. */
  readonly expiresAt: Date
  /** The end of the first one, once there are later ones. */
  readonly firstHoldUntil: Date | null
  readonly renewedHolds: readonly PriceHold[]
  readonly settledAt: Date | null
}

export type Payment = {
  readonly id: string
  readonly depositId: string
  readonly network: string
  readonly transaction: string
  readonly outputIndex: number
  readonly coinMinor: bigint
  readonly firstSeenAt: Date
  readonly blockHeight: bigint | null
  readonly blockHash: string | null
  readonly confirmations: number
  readonly status: PaymentStatus
  /** The hold during which it was first seen; null when it was late. */
  readonly holdNumber: number | null
  /** Set exactly when it was first seen in no hold: millionths of a dollar for one whole coin at that moment. */
  readonly latePriceMinor: bigint | null
  readonly usdMinor: bigint | null
  readonly transferId: bigint | null
  readonly missingAt: Date | null
  /** Since when it needs the approvals of staff; null for one that never did. */
  readonly reviewBeganAt: Date | null
  /** Set exactly when they refused it. */
  readonly refusal: Refusal | null
}

export type Refusal = { readonly at: Date; readonly staffId: string; readonly reason: string }

/** Coins that are worth `amountMinor` at a price, rounded up to what a person can type. */
export function coinDueFor(amountMinor: bigint, coin: Coin, priceMinor: bigint): bigint {
  const step = 10n ** BigInt(scaleOf(coin) - dueDecimals[coin])
  const exact = usdToCoinCeil(amountMinor, coin, priceMinor)
  return ((exact + step - 1n) / step) * step
}

/** In the chain or the pool, as far as we know. */
const isThere = ({ status }: Payment): boolean => status !== 'dropped' && status !== 'reversed'

/** And credited, or about to be. */
const isLive = (payment: Payment): boolean => isThere(payment) && payment.status !== 'refused'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** What was seen and did not vanish, confirmed or not, in the coin. */
export const receivedMinor = (payments: readonly Payment[]): bigint =>
  sum(payments.filter(isLive).map(({ coinMinor }) => coinMinor))

/** What is credited now, in dollars. */
export const creditedMinor = (payments: readonly Payment[]): bigint =>
  sum(payments.filter(({ status }) => status === 'credited').map(({ usdMinor }) => usdMinor ?? 0n))

/** Amounts are requested in whole cents; a smaller shortfall is not requested (decision 49). */
const centMinor = usd('0.01')

/** The amount that counts as paid in full: all that was requested, less the tolerance or a fraction of a cent. */
const enoughMinor = ({ amountMinor, toleranceBps }: Deposit): bigint => {
  const toleranceMinor = mulDivFloor(amountMinor, BigInt(toleranceBps), 10_000n)
  return amountMinor - (toleranceMinor < centMinor ? centMinor - 1n : toleranceMinor)
}

const lateValue = ({ coin }: Deposit, { coinMinor, latePriceMinor }: Payment): bigint =>
  coinToUsdFloor(coinMinor, coin, latePriceMinor ?? 0n)

const coinsIn = (
  { number }: PriceHold,
  payments: readonly Pick<Payment, 'holdNumber' | 'coinMinor'>[],
): bigint => sum(payments.filter(({ holdNumber }) => holdNumber === number).map(({ coinMinor }) => coinMinor))

/** What of a payment decides what others in its hold are credited with. */
export type PartOfHold = Pick<Payment, 'id' | 'status' | 'holdNumber' | 'coinMinor'>

/**
 * What a payment is credited with. In time: by how much it raises the value of everything credited in its hold, so
 * that parts add up to the millionth to what the whole would be worth. Late: at the price of the moment it was first
 * seen.
 */
export function creditFor(deposit: Deposit, payment: Payment, all: readonly PartOfHold[]): bigint {
  const hold = holdsOf(deposit).find(({ number }) => number === payment.holdNumber)
  if (hold === undefined) return lateValue(deposit, payment)
  const others = all.filter(({ id, status }) => status === 'credited' && id !== payment.id)
  const beforeMinor = coinsIn(hold, others)
  return heldValue(hold, beforeMinor + payment.coinMinor) - heldValue(hold, beforeMinor)
}

/** What everything that was seen is worth, credited or not, in dollars. */
export function valueMinor(deposit: Deposit, payments: readonly Payment[]): bigint {
  const live = payments.filter(isLive)
  const late = live.filter(({ holdNumber }) => holdNumber === null)
  return (
    sum(holdsOf(deposit).map((hold) => heldValue(hold, coinsIn(hold, live)))) +
    sum(late.map((payment) => lateValue(deposit, payment)))
  )
}

/**
 * What is still due, in the coin, at the newest price. What came outside of its hold counts with what it is worth,
 * beyond what it was worth already when the hold was made.
 */
export function dueMinor(deposit: Deposit, payments: readonly Payment[]): bigint {
  if (valueMinor(deposit, payments) >= enoughMinor(deposit)) return 0n
  const missing = missingMinor(deposit, payments)
  return missing > 0n ? missing : 0n
}

/** The coins seen beyond the amount due. */
export function surplusMinor(deposit: Deposit, payments: readonly Payment[]): bigint {
  const missing = missingMinor(deposit, payments)
  return missing < 0n ? -missing : 0n
}

function missingMinor(deposit: Deposit, payments: readonly Payment[]): bigint {
  const hold = newestHold(deposit)
  const inTimeMinor = coinsIn(hold, payments.filter(isLive))
  const elsewhereMinor =
    valueMinor(deposit, payments) - heldValue(hold, inTimeMinor) - (deposit.amountMinor - hold.amountMinor)
  return hold.coinMinor - inTimeMinor - mulDivFloor(elsewhereMinor, hold.coinMinor, hold.amountMinor)
}

/**
 * Confirmations of the payment that has the fewest and is not credited yet; when all are credited, what is required;
 * 0 without any.
 */
export function confirmationsOf(
  deposit: Pick<Deposit, 'requiredConfirmations'>,
  payments: readonly Payment[],
): number {
  const live = payments.filter(isLive)
  if (live.length === 0) return 0
  const open = live.filter(({ status }) => status !== 'credited')
  return Math.min(deposit.requiredConfirmations, ...open.map(({ confirmations }) => confirmations))
}

/** The state of a deposit, from its payments and the time alone, so recomputing it after a crash gives the same. */
export function statusOf(deposit: Deposit, payments: readonly Payment[], now: Date): DepositStatus {
  if (creditedMinor(payments) >= enoughMinor(deposit)) return 'settled'
  const open = payments.filter((payment) => isLive(payment) && payment.status !== 'credited')
  if (open.some(({ status }) => status !== 'seen')) return 'confirming'
  if (open.length > 0) return 'seen'
  if (now < deposit.expiresAt) return 'new'
  // A payment was seen, but it vanished and no other replaced it.
  return payments.length > 0 && payments.every((payment) => !isThere(payment)) ? 'invalid' : 'expired'
}

/** The flags; `replaced`, `reversed` and `review` stay once set, the others follow the payments. */
export function flagsOf(
  deposit: Deposit,
  payments: readonly Payment[],
  extra: readonly DepositFlag[],
): DepositFlag[] {
  const value = valueMinor(deposit, payments)
  const has = (flag: DepositFlag) => deposit.flags.includes(flag) || extra.includes(flag)
  const flags: Record<DepositFlag, boolean> = {
    underpaid: value < enoughMinor(deposit) && payments.some(isLive),
    overpaid: value - deposit.amountMinor >= centMinor,
    late: payments.some((payment) => isLive(payment) && payment.latePriceMinor !== null),
    in_review: payments.some(({ status }) => status === 'in_review'),
    refused: payments.some(({ status }) => status === 'refused'),
    replaced: has('replaced'),
    reversed: has('reversed'),
    review: has('review') || payments.some(({ missingAt }) => missingAt !== null),
  }
  return (Object.keys(flags) as DepositFlag[]).filter((flag) => flags[flag])
}
