import { formatAmount, mulDivFloor } from '@evenmoor/ledger/money'
import { marketScale } from './market-source.ts'

/** A figure older than this is shown with its age but nothing is priced on it. */
export const figureAgeMaxMs = 60_000

/** How old a figure is, as calls tell it. A doubted one is stale whatever its age. */
export function ageOf(figure: { readonly at: Date; readonly isDoubted?: boolean }, now: Date) {
  const ageMs = Math.max(0, now.getTime() - figure.at.getTime())
  return {
    at: figure.at.toISOString(),
    age_seconds: Math.floor(ageMs / 1_000),
    stale: ageMs > figureAgeMaxMs || figure.isDoubted === true,
  }
}

/** The exact decimal text of a price. */
export const usdText = (pico: bigint): string => formatAmount(pico, marketScale)

/** A change from one positive figure to another in parts per million, rounded down. */
export const changePpm = (from: bigint, to: bigint): bigint => mulDivFloor(to - from, 1_000_000n, from)

/** A change as percent text with two decimals, rounded to the nearest: 12_345n is "1.23". */
export const changeText = (ppm: bigint): string => formatAmount(roundTo(ppm, 100n) / 100n, 2)

/** A price as text with about six significant digits: enough for a drawing of it. */
export function drawnText(pico: bigint): string {
  const spare = Math.max(0, pico.toString().length - 6)
  return formatAmount(roundTo(pico, 10n ** BigInt(spare)), marketScale, { minDecimals: 0 })
}

/** A rate as text with the given number of decimals, rounded to nearest. */
export const rateText = (pico: bigint, decimals: number): string => {
  const unit = 10n ** BigInt(marketScale - decimals)
  return formatAmount(roundTo(pico, unit) / unit, decimals, { minDecimals: decimals })
}

/** The nearest multiple of a unit; a half goes up. */
const roundTo = (value: bigint, unit: bigint): bigint => mulDivFloor(value + unit / 2n, 1n, unit) * unit
