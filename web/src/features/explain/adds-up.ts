import { noDollars, usdMinor } from '#forms/usd-amount.ts'

const centMinor = BigInt(10_000)

/**
 * Whether amounts that are shown cut to cents still add up to their sum, which is cut as well. All are decimal dollars, as
 * the API gives them.
 */
export function addsUpInCents(amounts: readonly string[], sum: string): boolean {
  const cents = (amount: string) => usdMinor(amount) / centMinor
  return amounts.reduce((total, amount) => total + cents(amount), noDollars) === cents(sum)
}
