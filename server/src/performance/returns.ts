/**
 * Returns of an account over its days. Amounts are whole millionths of a dollar; a rate is the quotient of two of them,
 * a float, because it is not money. It is good to 1e-12 of one.
 */

/** What a day did to an account. `inMinor` and `outMinor` are not negative; `totalMinor` is what it held at the end. */
export type ReturnDay = {
  readonly day: string
  readonly resultMinor: bigint
  readonly inMinor: bigint
  readonly outMinor: bigint
  readonly totalMinor: bigint
}

/** A day with the money that could earn its result: what was there before, and what came in on it. */
export type DayReturn = {
  readonly day: string
  readonly baseMinor: bigint
  readonly resultMinor: bigint
  /** result ÷ base; null where there was no base, as for a correction after everything was withdrawn. */
  readonly rate: number | null
}

/**
 * Each day's own return. Money that comes in counts from the beginning of its day and money that goes out until the end
 * of it, so neither is ever taken for a result.
 */
export const dayReturns = (days: readonly ReturnDay[]): DayReturn[] =>
  days.map(({ day, resultMinor, outMinor, totalMinor }) => {
    const baseMinor = totalMinor - resultMinor + outMinor
    return { day, baseMinor, resultMinor, rate: baseMinor > 0n ? ratio(resultMinor, baseMinor) : null }
  })

/** What one dollar would have become if it had been there the whole time: 1 before the first day, then after each day. */
export function growthOf(returns: readonly DayReturn[]): number[] {
  const growth = [1]
  for (const { rate } of returns) growth.push((growth.at(-1) ?? 1) * (1 + (rate ?? 0)))
  return growth
}

/** The time-weighted return: the daily returns, each on top of the one before. Null where no day had any money. */
export const timeWeighted = (returns: readonly DayReturn[]): number | null =>
  returns.some(({ rate }) => rate !== null) ? (growthOf(returns).at(-1) ?? 1) - 1 : null

/** One amount as a part of another, which is above zero. */
export const ratio = (part: bigint, whole: bigint): number => Number(part) / Number(whole)
