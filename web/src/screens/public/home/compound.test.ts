import { expect, test } from 'vitest'
import { allMoney } from './all-money.ts'
import { dayPassing, dollarsAfter, exampleRatesPpm, growth } from './compound.ts'

test('2.5 % a day is ×8,207 in a year', () => {
  expect(growth(25_000n, 365, 0)).toBe('8207')
  expect(growth(25_000n, 30, 2)).toBe('2.10')
  expect(growth(25_000n, 1, 3)).toBe('1.025')
})

test('100 dollars by day, to the cent', () => {
  expect(dollarsAfter(25_000n, 0)).toBe('100.00')
  expect(dollarsAfter(25_000n, 1)).toBe('102.50')
  expect(dollarsAfter(25_000n, 2)).toBe('105.06')
})

test.each(exampleRatesPpm)('at %s ppm the day that passes a sum is the first one', (rate) => {
  for (const dollars of [1_000_000n, 1_000_000_000n, 1_000_000_000_000n, allMoney.dollars]) {
    const day = dayPassing(rate, dollars)
    expect(Number(dollarsAfter(rate, day))).toBeGreaterThan(Number(dollars))
    expect(Number(dollarsAfter(rate, day - 1))).toBeLessThanOrEqual(Number(dollars))
  }
})

test('the milestones of 2.5 % a day', () => {
  expect(dayPassing(25_000n, 1_000_000n)).toBe(373)
  expect(dayPassing(25_000n, 1_000_000_000n)).toBe(653)
  expect(dayPassing(25_000n, 1_000_000_000_000n)).toBe(933)
})
