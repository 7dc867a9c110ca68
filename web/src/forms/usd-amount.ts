import { formatAmount, parseAmount } from '@evenmoor/ledger/money'
import type { TypedDecimal } from '#i18n/typed-decimal.ts'

/** Decimals of `usd` in the ledger: dollars are counted in millionths. */
export const usdScale = 6

/** Why a typed amount cannot be used, as a key of the messages in `investorMoney`. */
export type UsdAmountProblem = 'amountEmpty' | 'amountMalformed' | 'amountUnclear' | 'amountDecimals'

export type UsdAmount =
  | { readonly ok: true; readonly minor: bigint; /** As the API takes it. */ readonly text: string }
  | { readonly ok: false; readonly problem: UsdAmountProblem }

const problemOfRefusal = {
  empty: 'amountEmpty',
  malformed: 'amountMalformed',
  unclear: 'amountUnclear',
} as const

/** Dollars and cents of what a person typed (`parseTypedDecimal`) or of what the address bar keeps (`parsePlainDecimal`). */
export function readUsdAmount(typed: TypedDecimal): UsdAmount {
  if (!typed.ok) return { ok: false, problem: problemOfRefusal[typed.refusal] }
  const parsed = parseAmount(typed.text, usdScale, { decimalsMax: 2 })
  if (parsed.ok) return { ok: true, minor: parsed.minor, text: usdText(parsed.minor) }
  if (parsed.refusal === 'zero') return { ok: false, problem: 'amountEmpty' }
  return { ok: false, problem: parsed.refusal === 'too_many_decimals' ? 'amountDecimals' : 'amountMalformed' }
}

/** The decimal text of an amount, with cents: 250000000n is "250.00". */
export const usdText = (minor: bigint): string => formatAmount(minor, usdScale)

/** An amount of the API in millionths of a dollar; it may be negative. Anything but a decimal text throws. */
export function usdMinor(text: string): bigint {
  const isNegative = text.startsWith('-')
  const parsed = parseAmount(isNegative ? text.slice(1) : text, usdScale, { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(`not dollars (${parsed.refusal}): ${text}`)
  return isNegative ? -parsed.minor : parsed.minor
}

/** Named, because the React compiler of this build turns bigint literals inside components into numbers. */
export const noDollars = 0n

/** A part of an amount in whole cents, rounded down: what a chip such as "50 %" puts into a field. */
export function partInCents(minor: bigint, percent: number): string {
  const cents = (minor * BigInt(percent)) / 100n / 10_000n
  return usdText(cents * 10_000n)
}
