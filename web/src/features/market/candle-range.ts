import type { Candle } from '@evenmoor/contract/market'

/** Periods of the chart, in days; `all` is what the source has. */
const ranges = { month: 30, quarter: 91, year: 365, all: Infinity } as const
export type Range = keyof typeof ranges

/** Days up to this many are drawn as candles, more as a line of closes. */
const candlesMax = 91

export const drawsCandles = (candles: readonly Candle[]): boolean => candles.length <= candlesMax

/** The last days of a range. */
export const inRange = (candles: readonly Candle[], range: Range): readonly Candle[] =>
  ranges[range] === Infinity ? candles : candles.slice(-ranges[range])

/** The ranges that show something different: one longer than what there is would repeat `all`. */
export const rangesFor = (candles: readonly Candle[]): readonly Range[] =>
  (Object.keys(ranges) as Range[]).filter((range) => range === 'all' || ranges[range] < candles.length)

/** From the first open to the last close in percent with two decimals, as text. For display; floats are enough. */
export function changeOver(candles: readonly Candle[]): string {
  const first = Number(candles[0]?.open)
  const last = Number(candles.at(-1)?.close)
  const percent = first > 0 ? ((last - first) / first) * 100 : 0
  return percent.toFixed(2)
}
