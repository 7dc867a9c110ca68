/** Geometry of the bars of daily results; picture units, no money. */
export const chartHeight = 100
const step = 10
/** A few days are bars, not slabs. */
const leastDays = 30
/** Even a result of a millionth can be seen. */
const leastHeight = 1.5

export type Bar = {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly isLoss: boolean
}

/** Bars of decimal texts, oldest first: the tallest fills its side, and both sides share one scale. */
export function barsOf(amounts: readonly string[]): {
  bars: Bar[]
  zeroY: number
  width: number
  /** Where the largest gain and the largest loss are in the row; -1 where there is none. */
  topAt: number
  bottomAt: number
} {
  const values = amounts.map(Number)
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const scale = chartHeight / (top - bottom || 1)
  const zeroY = top === bottom ? chartHeight / 2 : top * scale
  const bars = values.flatMap((value, index) => {
    if (value === 0) return []
    const height = Math.max(Math.abs(value) * scale, leastHeight)
    return [{ x: index * step + 2, y: value > 0 ? zeroY - height : zeroY, height, isLoss: value < 0 }]
  })
  return {
    bars,
    zeroY,
    width: Math.max(values.length, leastDays) * step,
    topAt: top > 0 ? values.indexOf(top) : -1,
    bottomAt: bottom < 0 ? values.indexOf(bottom) : -1,
  }
}
