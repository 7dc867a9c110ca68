import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartDays, drawnDays } from './chart-days.ts'
import { clearOfCurve, frameOf, indexAt, niceTicks, shapeOf } from './chart-shape.ts'

/** Days of [result, money in, money out], from an opening balance on. */
const days = (opening: number, ...each: readonly (readonly [number, number?, number?])[]) => {
  let total = opening
  const point = (index: number, [result, paidIn = 0, out = 0]: readonly [number, number?, number?]) => {
    total += result + paidIn - out
    return {
      day: new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10),
      total: total.toFixed(2),
      paid: (paidIn - out).toFixed(2),
      money_in: paidIn.toFixed(2),
      money_out: out.toFixed(2),
      result: result.toFixed(2),
      is_ahead: false,
    }
  }
  return chartDays([point(0, [0]), ...each.map((one, index) => point(index + 1, one))])
}

test('a deposit never moves the curve of the results', () => {
  const plain = shapeOf(days(100, [10], [-5], [10]), 'result', 598)
  const paid = shapeOf(days(100, [10, 5_000], [-5], [10, 0, 2_000]), 'result', 598)
  expect(paid.places).toEqual(plain.places)
  expect(paid.line).toBe(plain.line)
  expect(paid.arrows.map(({ isIn }) => isIn)).toEqual([true, false])
})

test('the scale of the results always has zero', () => {
  for (const results of [
    [5, 5, 5],
    [-5, -5, -5],
    [0, 0, 0],
    [1_000, 1, 1],
  ]) {
    const { ticks, zeroY, frame } = shapeOf(days(100, ...results.map((one) => [one] as const)), 'result', 598)
    expect(ticks.map(({ dollars }) => dollars)).toContain(0)
    expect(zeroY).toBeGreaterThanOrEqual(frame.plotTop)
    expect(zeroY).toBeLessThanOrEqual(frame.plotBottom)
  }
})

test('in the view of the balance, what was put in is a line of its own: a deposit lifts both', () => {
  const shown = days(1_000, [10], [0, 500], [-20])
  expect(shown.map(({ putIn }) => putIn)).toEqual(['1000.00', '1000.00', '1500.00', '1500.00'])
  expect(shown.map(({ soFar }) => soFar)).toEqual(['0.00', '10.00', '10.00', '-10.00'])
  expect(shown.map(({ net }) => net)).toEqual(['0.00', '0.00', '500.00', '500.00'])
  expect(shapeOf(shown, 'value', 598).putInLine).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){3}$/)
  expect(shapeOf(shown, 'result', 598).putInLine).toBe('')
})

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
])('%i days are %i points: one or two are dots, not a line', (count, drawn) => {
  const shown = drawnDays(days(0, ...Array.from({ length: count }, () => [1, 10] as const)))
  expect(shown).toHaveLength(drawn)
  const shape = shapeOf(shown, 'result', 598)
  expect(shape.isDots).toBe(count < 3)
  expect(shape.area === '').toBe(count < 3)
  expect(shape.arrows).toHaveLength(count)
})

test('arrows are as long as their money, and close ones share a label', () => {
  const { arrows, labels } = shapeOf(
    days(0, [0, 100], [0], [0], [0], [0], [0], [0], [0], [0], [0, 50], [0, 0, 25]),
    'result',
    300,
  )
  expect(arrows.map(({ length }) => length)).toEqual([26, 17, 12.5])
  expect(labels.map(({ count, amount }) => [count, amount])).toEqual([
    [1, '100.00'],
    [2, '-25.00'],
  ])
})

test('days booked ahead are drawn apart from those that have come', () => {
  const shown = days(10, [1], [1], [1], [1]).map((day, index) => ({ ...day, is_ahead: index > 2 }))
  const { line, aheadLine } = shapeOf(shown, 'result', 598)
  expect(line.match(/[ML]/g)).toHaveLength(3)
  // It begins where the other ends.
  expect(aheadLine.match(/[ML]/g)).toHaveLength(3)
  expect(aheadLine.startsWith(`M${line.split('L').at(-1)}`)).toBe(true)
})

test('a scale has between three and seven lines in steps of 1, 2 or 5, around everything', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 0.5, max: 1e9, noNaN: true }),
      (low, span) => {
        const ticks = niceTicks(low, low + span)
        const [first = 0, second = 0] = ticks
        const step = second - first
        expect(ticks.length).toBeGreaterThanOrEqual(3)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(first).toBeLessThanOrEqual(low + step * 1e-6)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span - step * 1e-6)
        const mantissa = step / 10 ** Math.floor(Math.log10(step) + 1e-6)
        expect([1, 2, 5].some((each) => Math.abs(mantissa - each) < 1e-3)).toBe(true)
      },
    ),
  )
})

test('the nearest day is found from the left edge to the right', () => {
  const { places, frame } = shapeOf(days(10, [1], [1], [1], [1]), 'result', 598)
  expect([-50, 0, frame.plotEnd / 2, frame.width].map((x) => indexAt(x, places))).toEqual([0, 0, 2, 4])
})

test('words are put where the curve is not, or left out', () => {
  const shape = shapeOf(days(10, [5], [5], [-20], [3], [3]), 'result', 598)
  const box = { width: 90, height: 48 }
  const found = clearOfCurve(shape, box, [200, 20])
  expect(found).toBeDefined()
  const { x = 0, y = 0 } = found ?? {}
  for (const place of shape.places)
    if (place.x > x && place.x < x + box.width) expect(place.y < y || place.y > y + box.height).toBe(true)
  expect(clearOfCurve(shape, { width: 90, height: 900 }, [20])).toBeUndefined()
})

test('on a phone it is lower, and everything is inside', () => {
  const { height, isNarrow, plotBottom, laneY, daysY } = frameOf(316)
  expect([isNarrow, height]).toEqual([true, 270])
  expect(plotBottom < laneY && laneY < daysY && daysY < height).toBe(true)
})
