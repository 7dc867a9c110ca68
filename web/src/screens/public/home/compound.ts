/** 2.5 % a day: the illustrated rate of the plan Basic. */
export const exampleRatePpm = 25_000n

/** What 1 grows to in a number of days at a daily rate in parts per million, as a decimal text. Exact until the last rounding. */
export function growth(ratePpm: bigint, days: number, decimals: number): string {
  const scale = 1_000_000n
  const grown = (scale + ratePpm) ** BigInt(days)
  const unit = scale ** BigInt(days)
  const shown = (grown * 10n ** BigInt(decimals) + unit / 2n) / unit
  const digits = shown.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
