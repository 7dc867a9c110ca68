import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay, utcDay } from './clock.ts'

test('a day is the UTC day of the instant', () => {
  expect(utcDay(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-01')
  expect(utcDay(new Date('2026-03-02T00:30:00+02:00'))).toBe('2026-03-01')
})

test('days are counted by the calendar, leap days included', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2)
})

test.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00:00Z', '', 'today'])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
)
