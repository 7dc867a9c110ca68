import { expect, test } from 'vitest'
import { barsOf, chartHeight } from './day-bars.ts'

test('gains stand above the line and losses hang below it, on one scale', () => {
  const { bars, zeroY } = barsOf(['3.00', '-1.00', '0.00', '1.50'])
  expect(zeroY).toBe(75)
  expect(bars.map(({ y, height, isLoss }) => [y, height, isLoss])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [37.5, 37.5, false],
  ])
})

test('only losses hang from the top; only gains stand on the ground', () => {
  expect(barsOf(['-2', '-1']).zeroY).toBe(0)
  expect(barsOf(['2', '1']).zeroY).toBe(chartHeight)
})

test('a result too small for the picture is still seen, and none is not', () => {
  expect(barsOf(['1000.00', '0.000001', '0.00']).bars.map(({ height }) => height)).toEqual([100, 1.5])
  expect(barsOf(['0.00']).bars).toEqual([])
})
