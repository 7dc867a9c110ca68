import { usdMinor } from '#forms/usd-amount.ts'
import { type ChartDay, type ChartView, trendDays } from './chart-days.ts'

/** Places in CSS pixels. For drawing: floats are fine. */
export type Place = { readonly x: number; readonly y: number }

/** The parts of a drawing of some width: from 480 px on with room beside the cursor, below that lower. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  /** Where the plot ends; the labels of the scale are between it and the width. */
  readonly plotEnd: number
  readonly plotTop: number
  readonly plotBottom: number
  /** Where arrows of money stand. */
  readonly laneY: number
  readonly daysY: number
}

const narrowBelow = 480
/** So that the first and the last day's dots and arrows are whole. */
const edge = 4

export const chartHeights = { wide: 348, narrow: 270 } as const

export function frameOf(width: number): Frame {
  const isNarrow = width < narrowBelow
  const height = isNarrow ? chartHeights.narrow : chartHeights.wide
  return {
    width,
    height,
    isNarrow,
    plotEnd: width - (isNarrow ? 46 : 58),
    plotTop: 18,
    plotBottom: height - (isNarrow ? 64 : 70),
    laneY: height - (isNarrow ? 22 : 28),
    daysY: height - 4,
  }
}

/** The lines of a scale in dollars: between three and six, in steps of 1, 2 or 5. */
export function niceTicks(low: number, high: number): number[] {
  const span = high > low ? high - low : Math.max(1, Math.abs(high))
  const [from, to] = high > low ? [low, high] : [low - span / 2, high + span / 2]
  const rough = span / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power
  const first = Math.floor(from / step + 1e-9)
  const last = Math.ceil(to / step - 1e-9)
  // Whole multiples of the step, so that no sum of floats shows in a label.
  return Array.from({ length: last - first + 1 }, (_, index) => roundTo(step * (first + index), power))
}

const roundTo = (value: number, power: number): number => {
  const decimals = Math.max(0, -Math.floor(Math.log10(power)))
  return Number(value.toFixed(Math.min(decimals, 20))) + 0
}

/** Money that came or went on a day: an arrow, and a label for it or for several that stand close together. */
export type Arrow = { readonly x: number; readonly isIn: boolean; readonly length: number }
export type ArrowLabel = { readonly x: number; readonly count: number; readonly amount: string }

export type ChartShape = {
  readonly frame: Frame
  readonly places: readonly Place[]
  readonly ticks: readonly { readonly y: number; readonly dollars: number }[]
  readonly zeroY: number
  /** Where the surface below the curve ends: zero, or the foot of the plot where zero is not on the scale. */
  readonly footY: number
  /** The curve of days that have come, and of those that are booked ahead. */
  readonly line: string
  readonly aheadLine: string
  readonly area: string
  /** In the view of the value: what there would be without results, in steps. */
  readonly putInLine: string
  /** Whether there are too few days for a line. */
  readonly isDots: boolean
  readonly arrows: readonly Arrow[]
  readonly labels: readonly ArrowLabel[]
  /** Places of days to name below, left to right. */
  readonly dayLabels: readonly number[]
}

const numberOf = (amount: string): number => Number(usdMinor(amount)) / 1_000_000

/** The days from left to right at equal distances, as one view shows them. */
export function shapeOf(days: readonly ChartDay[], view: ChartView, width: number): ChartShape {
  const frame = frameOf(width)
  const isDots = days.length < trendDays
  const values = days.map((day) => numberOf(view === 'result' ? day.soFar : day.total))
  const putIn = view === 'value' ? days.map((day) => numberOf(day.putIn)) : []
  const all = view === 'result' ? [0, ...values] : [...values, ...putIn]
  const scale = niceTicks(Math.min(...all), Math.max(...all))
  const [low = 0, high = 1] = [scale[0], scale.at(-1)]
  const yOf = (value: number) =>
    frame.plotBottom - ((value - low) / (high - low || 1)) * (frame.plotBottom - frame.plotTop)
  const room = frame.plotEnd - 2 * edge
  const xOf = (index: number) =>
    isDots
      ? edge + (room * (index + 1)) / (days.length + 1)
      : edge + (room * index) / Math.max(1, days.length - 1)
  const places = values.map((value, index) => ({ x: xOf(index), y: yOf(value) }))
  const firstAhead = days.findIndex(({ is_ahead: isAhead }) => isAhead)
  const come = firstAhead === -1 ? places : places.slice(0, firstAhead)
  const ahead = firstAhead === -1 ? [] : places.slice(Math.max(0, firstAhead - 1))
  const zeroY = yOf(0)
  const footY = low <= 0 && high >= 0 ? zeroY : frame.plotBottom
  const [first, last] = [places[0], places.at(-1)]
  const arrows = arrowsOf(days, isDots, xOf)
  return {
    frame,
    places,
    ticks: scale.map((dollars) => ({ y: yOf(dollars), dollars })),
    zeroY,
    footY,
    line: pathOf(come),
    aheadLine: ahead.length > 1 ? pathOf(ahead) : '',
    area:
      first === undefined || last === undefined || isDots
        ? ''
        : `${pathOf(places)}L${at(last.x)} ${at(footY)}L${at(first.x)} ${at(footY)}Z`,
    putInLine: isDots
      ? ''
      : putIn
          .map(
            (value, index) =>
              `${index === 0 ? 'M' : 'H'}${at(xOf(index))}${index === 0 ? ' ' : 'V'}${at(yOf(value))}`,
          )
          .join(''),
    isDots,
    arrows: arrows.map(({ x, isIn, size }) => ({ x, isIn, length: size })),
    labels: labelsOf(arrows),
    dayLabels: dayLabelsOf(days.length),
  }
}

const at = (value: number): string => value.toFixed(1)
const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')

type SizedArrow = {
  readonly x: number
  readonly isIn: boolean
  readonly size: number
  readonly amount: string
}

/** In a range, what its first point brought itself is before it; with dots alone there is no such point. */
function arrowsOf(days: readonly ChartDay[], isDots: boolean, xOf: (index: number) => number): SizedArrow[] {
  const moves = days.flatMap((day, index) =>
    index === 0 && !isDots
      ? []
      : [
          { index, isIn: true, amount: day.money_in },
          { index, isIn: false, amount: `-${day.money_out}` },
        ].filter(({ amount }) => numberOf(amount) !== 0),
  )
  const largest = Math.max(...moves.map(({ amount }) => Math.abs(numberOf(amount))), 0)
  return moves.map(({ index, isIn, amount }) => ({
    x: xOf(index) + (isIn ? 0 : 1),
    isIn,
    amount,
    size: 8 + (18 * Math.abs(numberOf(amount))) / largest,
  }))
}

/** How far labels are apart: one that says "3 moves" is wider than an amount. */
const labelRoom = { one: 50, several: 66 }

function labelsOf(arrows: readonly SizedArrow[]): ArrowLabel[] {
  const groups: SizedArrow[][] = []
  for (const arrow of arrows) {
    const group = groups.at(-1)
    const near = group?.at(-1)
    const room = (group?.length ?? 0) > 1 ? labelRoom.several : labelRoom.one
    if (group !== undefined && near !== undefined && arrow.x - near.x < room) group.push(arrow)
    else groups.push([arrow])
  }
  return groups.flatMap((group) => {
    const last = group.at(-1)
    return last === undefined ? [] : [{ x: last.x, count: group.length, amount: last.amount }]
  })
}

function dayLabelsOf(count: number): number[] {
  const last = count - 1
  return [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])].filter(
    (index) => index >= 0,
  )
}

/** The day nearest to a place from the left. */
export const indexAt = (x: number, places: readonly Place[]): number => {
  let nearest = 0
  for (const [index, place] of places.entries())
    if (Math.abs(place.x - x) < Math.abs((places[nearest]?.x ?? 0) - x)) nearest = index
  return nearest
}

type Box = { readonly width: number; readonly height: number }

/**
 * Where a box of words covers no part of the curve, the first of some distances from the left: its corner at the top
 * left. Undefined where it would cover the curve everywhere.
 */
export function clearOfCurve(
  { frame, places }: Pick<ChartShape, 'frame' | 'places'>,
  { width, height }: Box,
  lefts: readonly number[],
): Place | undefined {
  const gap = 8
  for (const x of lefts) {
    if (x < 0 || x + width > frame.plotEnd) continue
    const near = places.filter((place) => place.x >= x - gap && place.x <= x + width + gap)
    const before = places.findLast((place) => place.x < x - gap)
    const after = places.find((place) => place.x > x + width + gap)
    const heights = [...near, ...[before, after].filter((place) => place !== undefined)].map(({ y }) => y)
    const top = Math.min(...heights)
    const foot = Math.max(...heights)
    if (foot + gap + height <= frame.plotBottom) return { x, y: foot + gap }
    if (top - gap - height >= frame.plotTop) return { x, y: top - gap - height }
  }
  return undefined
}
