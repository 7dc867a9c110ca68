import { usdMinor } from '#forms/usd-amount.ts'

/** A bar of a day's result: where it begins from the top and how high it is, in parts of the height. */
export type DayBar = {
  readonly day: string
  readonly top: number
  readonly height: number
  readonly isLoss: boolean
}

/** So that the smallest result is seen. */
const heightMin = 0.04

type Day = { readonly day: string; readonly result: string }

/**
 * Bars of daily results around one line of zero, gains up and losses down by one scale. `zero` is where the line is, from the
 * top; a day without a result has no bar.
 */
export function dayBars(days: readonly Day[]): { zero: number; bars: DayBar[] } {
  const results = days.map(({ day, result }) => ({ day, value: Number(usdMinor(result)) }))
  const highest = Math.max(0, ...results.map(({ value }) => value))
  const lowest = Math.min(0, ...results.map(({ value }) => value))
  const span = highest - lowest
  if (span === 0) return { zero: 1, bars: [] }
  const zero = highest / span
  const bars = results
    .filter(({ value }) => value !== 0)
    .map(({ day, value }) => {
      const height = Math.max(heightMin, Math.abs(value) / span)
      const isLoss = value < 0
      return { day, top: isLoss ? zero : zero - height, height, isLoss }
    })
  return { zero, bars }
}
