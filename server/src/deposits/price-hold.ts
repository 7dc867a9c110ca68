/** How long the price of a checkout is held, and which hold a payment belongs to. Pure. */
import { mulDivFloor } from '@evenmoor/ledger/money'

/** How long a price is held. */
export const holdMs = 15 * 60_000

/** How long before its end a price can be held again. Earlier, the current hold stays. */
const renewableMs = 5 * 60_000

/** How often the price of one checkout is held, the first time included. */
export const holdsMax = 20

export type PriceHold = {
  /** From 0 on. */
  readonly number: number
  readonly heldAt: Date
  readonly until: Date
  /** What was still due in dollars when it was made. */
  readonly amountMinor: bigint
  /** The coins that were asked for it. */
  readonly coinMinor: bigint
  /** Millionths of a dollar for one whole coin. */
  readonly priceMinor: bigint
}

/** What a deposit says of its holds; its fields are explained in deposit.ts. */
type Held = {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly firstHoldUntil: Date | null
  readonly amountMinor: bigint
  readonly coinMinor: bigint
  readonly priceMinor: bigint
  readonly renewedHolds: readonly PriceHold[]
}

/** Every hold of a checkout, oldest first. */
export const holdsOf = (deposit: Held): readonly PriceHold[] => [
  {
    number: 0,
    heldAt: deposit.createdAt,
    until: deposit.firstHoldUntil ?? deposit.expiresAt,
    amountMinor: deposit.amountMinor,
    coinMinor: deposit.coinMinor,
    priceMinor: deposit.priceMinor,
  },
  ...deposit.renewedHolds,
]

export const newestHold = (deposit: Held): PriceHold => holdsOf(deposit).at(-1)!

/**
 * The hold that counts for a payment first seen at a moment: the newest that had begun and was not over. Undefined for
 * a late one, also between two holds. What was seen before the first hold belongs to it: a network's clock may lag.
 */
export const holdAt = (deposit: Held, at: Date): PriceHold | undefined =>
  holdsOf(deposit).findLast(({ number, heldAt, until }) => (number === 0 || heldAt <= at) && at < until)

/** Whether a payment reported now may turn out to be late, whenever it was first seen. */
export const mayBeLate = (deposit: Held, now: Date): boolean =>
  now >= deposit.expiresAt || deposit.renewedHolds.length > 0

/** From when on another price can be held instead of the newest. */
export const renewableAt = ({ expiresAt }: Held): Date => new Date(expiresAt.getTime() - renewableMs)

/** Dollars for coins at a held price: coin × asked ÷ due, rounded down, so that what is due is worth what was asked. */
export const heldValue = ({ amountMinor, coinMinor }: PriceHold, inTimeMinor: bigint): bigint =>
  mulDivFloor(inTimeMinor, amountMinor, coinMinor)
