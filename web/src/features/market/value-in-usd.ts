import { formatAmount, parseAmount } from '@evenmoor/ledger/money'
import type { Locale } from '@evenmoor/contract/locales'
import { parseTypedDecimal } from '#i18n/typed-decimal.ts'

/** Decimals of a price of the API. */
const priceScale = 12
const digitsMax = 30
/** An amount exactly as typed: `units` of 10^-decimals; `text` is the same as plain decimal text. */
export type TypedAmount = { readonly text: string; readonly units: bigint; readonly decimals: number }

/**
 * Reads digits with an optional single decimal sign (spec, section 5): the language's own; Arabic and Persian digits
 * count as digits. Null for anything else: signs, exponents, spaces, group separators, a lone decimal sign.
 */
export function readAmount(typed: string, locale: Locale): TypedAmount | null {
  if (typed !== typed.trim()) return null
  const read = parseTypedDecimal(typed, locale, { grouping: false })
  if (!read.ok) return null
  const [whole = '', decimals = ''] = read.text.split('.')
  const digits = whole + decimals
  if (digits.length > digitsMax) return null
  return { text: read.text, units: BigInt(digits), decimals: decimals.length }
}

/** What so much of a coin is worth, as a decimal text: exact, cut below 10^-12 dollar. Undefined for a bad price. */
export function valueInUsd(
  { units, decimals }: Omit<TypedAmount, 'text'>,
  priceUsd: string,
): string | undefined {
  const price = parseAmount(priceUsd, priceScale)
  if (!price.ok) return undefined
  return formatAmount((units * price.minor) / 10n ** BigInt(decimals), priceScale)
}
