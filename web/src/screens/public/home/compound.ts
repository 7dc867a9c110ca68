/** The daily rates of the three plans (spec, section 9), in parts per million. */
export const exampleRatesPpm = [25_000n, 32_000n, 50_000n] as const

/** What the example starts with, in dollars. */
export const startDollars = 100n

/** What 1 grows to in a number of days at a daily rate in parts per million, as a decimal text. Exact until the last rounding. */
export function growth(ratePpm: bigint, days: number, decimals: number): string {
  return grownText(1n, ratePpm, days, decimals)
}

/** What the example's dollars are after a number of days, to the cent, as a decimal text. */
export const dollarsAfter = (ratePpm: bigint, days: number): string =>
  grownText(startDollars, ratePpm, days, 2)

/** The first day on which the example has more than this many dollars. Counted exactly; the logarithm is where to begin. */
export function dayPassing(ratePpm: bigint, dollars: bigint): number {
  const rate = Number(ratePpm) / Number(scale)
  let day = Math.max(0, Math.floor(Math.log(Number(dollars) / Number(startDollars)) / Math.log1p(rate)) - 1)
  while (!isPast(ratePpm, day, dollars)) day += 1
  return day
}

const scale = 1_000_000n

const isPast = (ratePpm: bigint, days: number, dollars: bigint) =>
  startDollars * (scale + ratePpm) ** BigInt(days) > dollars * scale ** BigInt(days)

function grownText(start: bigint, ratePpm: bigint, days: number, decimals: number): string {
  const grown = start * (scale + ratePpm) ** BigInt(days)
  const unit = scale ** BigInt(days)
  const shown = (grown * 10n ** BigInt(decimals) + unit / 2n) / unit
  const digits = shown.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
