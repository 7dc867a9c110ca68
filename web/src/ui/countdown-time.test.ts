import { expect, test } from 'vitest'
import { clockText, secondsUntil } from '#ui/countdown-time.ts'

test('seconds until an instant', () => {
  expect(secondsUntil(10_000, 500)).toBe(10)
  expect(secondsUntil(10_000, 10_000)).toBe(0)
  expect(secondsUntil(10_000, 99_000)).toBe(0)
})

test.each([
  [872, '14:32'],
  [42, '0:42'],
  [0, '0:00'],
  [3_661, '1:01:01'],
])('%i s is %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
