import { expect, test } from 'vitest'
import { axisStep, drawnCandle } from './chart-series.ts'

const candle = (close: string) => ({
  time: '2026-06-15T00:00:00.000Z',
  open: '1.5',
  high: '70000.25',
  low: '0.5',
  close,
})

test('a candle is drawn on its UTC day with its four prices', () => {
  expect(drawnCandle(candle('64440.76'))).toEqual({
    time: '2026-06-15',
    open: 1.5,
    high: 70_000.25,
    low: 0.5,
    close: 64_440.76,
  })
})

test.each([
  ['64440.76', 0.01],
  ['10', 0.01],
  ['2.1', 0.001],
  ['0.0000104', 1e-8],
  ['0', 0.01],
])('the axis of a coin at %s is told to %s', (close, step) => {
  expect(axisStep([candle(close)])).toBeCloseTo(step, 12)
})

test('the axis of no candles has cents', () => {
  expect(axisStep([])).toBe(0.01)
})
