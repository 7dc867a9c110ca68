import { usdMinor } from '../../shared/usd-amount.ts'

export type Point = { readonly day: string; readonly total: string }

/** A chart's box in its own units; the page stretches it. */
export const box = { width: 600, height: 200 } as const

export type HistoryShape = {
  /** The line along the tops, and the surface below it. */
  readonly line: string
  readonly area: string
  /** Decimal texts at the top and the bottom edge. */
  readonly high: string
  readonly low: string
  /** Where each point stands, in the units of the box. */
  readonly places: readonly { readonly x: number; readonly y: number }[]
}

/** Points from left to right at equal distances, from the lowest to the highest. For drawing: floats are fine. */
export function shapeOf(points: readonly Point[]): HistoryShape {
  const values = points.map(({ total }) => Number(usdMinor(total)))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low
  const step = points.length > 1 ? box.width / (points.length - 1) : 0
  const places = values.map((value, index) => ({
    x: points.length > 1 ? index * step : box.width,
    y: span === 0 ? box.height / 2 : box.height - ((value - low) / span) * box.height,
  }))
  const line = places
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
  const totalAt = (value: number) => points[values.indexOf(value)]?.total ?? '0.00'
  return {
    line,
    area: `${line}L${box.width} ${box.height}L0 ${box.height}Z`,
    high: totalAt(high),
    low: totalAt(low),
    places,
  }
}

/** The point nearest to a share of the width, from 0 at the left edge to 1 at the right one. */
export const indexAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))))
