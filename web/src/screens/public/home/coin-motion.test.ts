import { expect, test } from 'vitest'
import { coinMotions } from './coin-motion.ts'

test('durations are 8 to 12 s, delays 2 s apart, the same for a seed', () => {
  const motions = coinMotions(8, 7)
  expect(motions.map((motion) => motion.delayMs)).toEqual([0, 2000, 4000, 6000, 8000, 10000, 12000, 14000])
  for (const { durationMs } of motions) {
    expect(durationMs).toBeGreaterThanOrEqual(8000)
    expect(durationMs).toBeLessThanOrEqual(12000)
  }
  expect(new Set(motions.map((motion) => motion.durationMs)).size).toBe(8)
  expect(coinMotions(8, 7)).toEqual(motions)
  expect(coinMotions(8, 8)).not.toEqual(motions)
})
