import { formatAmount, parseAmount } from '@evenmoor/ledger/money'

/** Decimals of a price of the API. */
const priceScale = 12
const digitsMax = 30
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** An amount exactly as typed: `units` of 10^-decimals. */
export type TypedAmount = { readonly units: bigint; readonly decimals: number }

/**
 * Reads digits with an optional single decimal point (spec, section 5); Arabic and Persian digits count as digits.
 * Null for anything else: signs, exponents, spaces, group separators, a lone point.
 */
export function readAmount(typed: string): TypedAmount | null {
  const text = typed
    .replace(/[٠-٩۰-۹]/g, (digit) => String(otherDigits.indexOf(digit) % 10))
    .replace('٫', '.')
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text)
  const [, whole = '', decimals = ''] = match ?? []
  const digits = whole + decimals
  if (digits === '' || digits.length > digitsMax) return null
  return { units: BigInt(digits), decimals: decimals.length }
}

/** What so much of a coin is worth, as a decimal text: exact, cut below 10^-12 dollar. Undefined for a bad price. */
export function valueInUsd({ units, decimals }: TypedAmount, priceUsd: string): string | undefined {
  const price = parseAmount(priceUsd, priceScale)
  if (!price.ok) return undefined
  return formatAmount((units * price.minor) / 10n ** BigInt(decimals), priceScale)
}
