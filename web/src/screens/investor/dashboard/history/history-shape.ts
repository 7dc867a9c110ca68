import { noDollars, usdMinor, usdText } from '#forms/usd-amount.ts'

export type Point = {
  readonly day: string
  readonly total: string
  /** Of what the day changed, what no result brought. */
  readonly paid: string
  /** The day has not come yet. */
  readonly is_ahead?: boolean
}

/** A chart's box in its own units; the page stretches it. */
export const box = { width: 600, height: 200 } as const

type Place = { readonly x: number; readonly y: number }

/** Money that came or went on a day, upright at its end: from what the results alone led to. */
export type Step = { readonly x: number; readonly from: number; readonly to: number }

export type HistoryShape = {
  /** What results made of it, broken where money came or went; and the surface below all of it. */
  readonly line: string
  readonly area: string
  readonly steps: readonly Step[]
  /** Decimal texts at the top and the bottom edge. */
  readonly high: string
  readonly low: string
  /** Where each point stands, in the units of the box. */
  readonly places: readonly Place[]
}

/**
 * Points from left to right at equal distances, from the lowest to the highest. A day's slope is what results brought:
 * what was paid in or out on it stands upright, since money put in is no gain. For drawing: floats are fine.
 */
export function shapeOf(points: readonly Point[]): HistoryShape {
  const totals = points.map(({ total }) => usdMinor(total))
  // What there would have been without the payments of the day.
  const before = points.map(({ paid }, index) => {
    const total = totals[index] ?? noDollars
    return index === 0 ? total : total - usdMinor(paid)
  })
  const all = [...totals, ...before].map(Number)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const textAt = (value: number) => usdText([...totals, ...before][all.indexOf(value)] ?? noDollars)
  const heightOf = (minor: bigint) =>
    high === low ? box.height / 2 : box.height - ((Number(minor) - low) / (high - low)) * box.height
  const width = points.length > 1 ? box.width / (points.length - 1) : 0
  const places = totals.map((total, index) => ({
    x: points.length > 1 ? index * width : box.width,
    y: heightOf(total),
  }))
  const days = places.map(({ x, y }, index): Step => ({
    x,
    from: heightOf(before[index] ?? noDollars),
    to: y,
  }))
  const isStep = (_: Step, index: number) => before[index] !== totals[index]
  const pathBy = (turn: 'M' | 'L') =>
    days
      .map((day, index) => {
        const slope = `${index === 0 ? 'M' : 'L'}${at(day.x, day.from)}`
        return isStep(day, index) ? `${slope}${turn}${at(day.x, day.to)}` : slope
      })
      .join('')
  return {
    line: pathBy('M'),
    area: `${pathBy('L')}L${box.width} ${box.height}L0 ${box.height}Z`,
    steps: days.filter(isStep),
    high: textAt(high),
    low: textAt(low),
    places,
  }
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** What the days from the second on changed: how much of it was paid in or out, and how much results brought. */
export function changeOf(points: readonly Point[]): { readonly paid: string; readonly results: string } {
  const paid = points.slice(1).reduce((sum, point) => sum + usdMinor(point.paid), noDollars)
  const [first, last] = [points[0]?.total ?? '0.00', points.at(-1)?.total ?? '0.00']
  return { paid: usdText(paid), results: usdText(usdMinor(last) - usdMinor(first) - paid) }
}

/** The point nearest to a share of the width, from 0 at the left edge to 1 at the right one. */
export const indexAt = (share: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))))
