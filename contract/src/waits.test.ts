import { expect, test } from 'vitest'
import { waitInEnglish, waitOf } from './waits.ts'

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [60, '60 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3_577, '60 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
  [129_601, '2 days'],
  [30 * 86_400, '30 days'],
])('%d seconds are said as %s, never too short', (seconds, said) => {
  expect(waitInEnglish(seconds)).toBe(said)
  const { count, unit } = waitOf(seconds)
  expect(count * { second: 1, minute: 60, hour: 3_600, day: 86_400 }[unit]).toBeGreaterThanOrEqual(seconds)
})
