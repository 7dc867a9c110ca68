import { expect, test } from 'vitest'
import { dayBars } from './last-days.ts'

const days = (...results: readonly string[]) =>
  results.map((result, index) => ({ day: `2026-11-${String(index + 10)}`, result }))

test('gains and losses have one scale around one line', () => {
  const { zero, bars } = dayBars(days('6.00', '-2.00', '0.00', '3.00'))
  expect(zero).toBeCloseTo(0.75)
  expect(bars.map(({ height, isLoss }) => [height, isLoss])).toEqual([
    [0.75, false],
    [0.25, true],
    [0.375, false],
  ])
  expect(bars.map(({ top }) => top)).toEqual([0, 0.75, 0.375])
})

test('the smallest result is seen', () => {
  expect(dayBars(days('100.00', '0.01')).bars[1]?.height).toBe(0.04)
})

test('without results there are no bars', () => {
  expect(dayBars(days('0.00', '0.00')).bars).toEqual([])
  expect(dayBars([]).bars).toEqual([])
})
