import type { Candle } from '@evenmoor/contract/market'

/** A candle as a drawing needs it; floats are fine there, figures in words come from the texts. */
export const drawnCandle = ({ time, open, high, low, close }: Candle) => ({
  time: dayOf({ time }),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
})

/** The UTC day of a candle, as 2026-06-15. */
export const dayOf = ({ time }: Pick<Candle, 'time'>): string => time.slice(0, 10)

const stepMax = 0.01

/** The finest difference that a price axis shows: a cent, and for small prices a thousandth of the price. */
export function axisStep(candles: readonly Candle[]): number {
  const price = Number(candles.at(-1)?.close)
  return price > 0 ? Math.min(stepMax, 10 ** (Math.floor(Math.log10(price)) - 3)) : stepMax
}
