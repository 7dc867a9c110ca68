import type { History } from '@evenmoor/contract/transactions'
import { noDollars, usdMinor, usdText } from '#forms/usd-amount.ts'

export type Point = History['points'][number]

/** What the chart shows: the results alone, or all that there is. */
export const chartViews = ['result', 'value'] as const
export type ChartView = (typeof chartViews)[number]

/** A day of the chart, with what has come together since its first. Decimal texts, as the API has them. */
export type ChartDay = Point & {
  /** The results since the range began. */
  readonly soFar: string
  /** Money in minus money out since then. */
  readonly net: string
  /** What there would be without any result since then. */
  readonly putIn: string
}

/** The points with their sums. The first is where the range begins: what it brought itself is before the range. */
export function chartDays(points: readonly Point[]): ChartDay[] {
  let [soFar, net] = [noDollars, noDollars]
  const opening = usdMinor(points[0]?.total ?? '0.00')
  return points.map((point, index) => {
    if (index > 0) {
      soFar += usdMinor(point.result)
      net += usdMinor(point.paid)
    }
    return { ...point, soFar: usdText(soFar), net: usdText(net), putIn: usdText(opening + net) }
  })
}

/** Fewer days than this are no trend: they are drawn as what they are, dots. */
export const trendDays = 3

/** The days to draw: with only one or two, the empty day before them is no point of the chart. */
export const drawnDays = (days: readonly ChartDay[]): readonly ChartDay[] =>
  days.length > trendDays ? days : days.slice(1)
