import { expect, test } from 'vitest'
import { changeOver, drawsCandles, inRange, rangesFor } from './candle-range.ts'

const candles = Array.from({ length: 120 }, (_, index) => ({
  time: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  open: String(100 + index),
  high: String(102 + index),
  low: String(99 + index),
  close: String(101 + index),
}))

test('a range is its last days', () => {
  expect(inRange(candles, 'month')).toHaveLength(30)
  expect(inRange(candles, 'month').at(-1)).toBe(candles.at(-1))
  expect(inRange(candles, 'all')).toHaveLength(120)
})

test('a range longer than what there is is not offered', () => {
  expect(rangesFor(candles)).toEqual(['month', 'quarter', 'all'])
  expect(rangesFor(candles.slice(0, 20))).toEqual(['all'])
})

test('few days are candles, many a line', () => {
  expect(drawsCandles(inRange(candles, 'quarter'))).toBe(true)
  expect(drawsCandles(candles)).toBe(false)
})

test('the change is from the first open to the last close', () => {
  expect(changeOver(inRange(candles, 'all'))).toBe('120.00')
  expect(changeOver([])).toBe('0.00')
})
