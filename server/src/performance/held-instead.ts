import { mulDivFloor } from '@evenmoor/ledger/money'

/** Money at a day: above zero what was put in, below zero what was taken out. */
export type Payment = { readonly day: string; readonly amountMinor: bigint }

/** A coin bought or sold. `quanta` are 10^-18 of a coin, whatever the coin's own smallest unit. */
export type Trade = Payment & { readonly closePico: bigint; readonly quanta: bigint }

export type Held =
  | {
      readonly kind: 'held'
      /** Oldest first. */
      readonly trades: readonly Trade[]
      readonly quanta: bigint
      readonly closePico: bigint
      /** What the coins are worth at the last day's price. */
      readonly valueMinor: bigint
      /** The day on which the coins would not have paid what was taken out; null where they always did. */
      readonly ranOutOn: string | null
    }
  /** The market knows no price for a day that has to be priced. */
  | { readonly kind: 'unpriced'; readonly day: string }

const quantaPerCoin = 10n ** 18n
const picoPerMinor = 10n ** 6n

/**
 * What the same payments would have come to in a coin: each bought or sold at the closing price of its day, without a fee.
 * Coins and values are rounded down. What the coins cannot pay is left unpaid: nobody sells what they do not have.
 */
export function heldInstead(
  payments: readonly Payment[],
  lastDay: string,
  closeOf: (day: string) => bigint | undefined,
): Held {
  let quanta = 0n
  let ranOutOn: string | null = null
  const trades: Trade[] = []
  for (const payment of payments) {
    const closePico = closeOf(payment.day)
    if (closePico === undefined) return { kind: 'unpriced', day: payment.day }
    const isBought = payment.amountMinor > 0n
    const size = isBought ? payment.amountMinor : -payment.amountMinor
    const wanted = mulDivFloor(size * picoPerMinor, quantaPerCoin, closePico)
    if (!isBought && wanted > quanta) ranOutOn ??= payment.day
    const moved = isBought ? wanted : wanted > quanta ? -quanta : -wanted
    quanta += moved
    trades.push({ ...payment, closePico, quanta: moved })
  }
  const closePico = closeOf(lastDay)
  if (closePico === undefined) return { kind: 'unpriced', day: lastDay }
  const valueMinor = mulDivFloor(quanta, closePico, quantaPerCoin * picoPerMinor)
  return { kind: 'held', trades, quanta, closePico, valueMinor, ranOutOn }
}
