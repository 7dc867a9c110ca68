import { expect, test } from 'vitest'
import { parseTypedDecimal } from '#i18n/typed-decimal.ts'
import { partInCents, readUsdAmount, usdMinor, usdText } from './usd-amount.ts'

test.each([
  ['250', 250_000_000n, '250.00'],
  [' 1,000.5 ', 1_000_500_000n, '1000.50'],
  ['٢٥٠٫٥', 250_500_000n, '250.50'],
])('%j is an amount', (typed, minor, text) => {
  expect(readUsdAmount(parseTypedDecimal(typed, 'en'))).toEqual({ ok: true, minor, text })
})

test.each([
  ['', 'amountEmpty'],
  ['0', 'amountEmpty'],
  ['0.00', 'amountEmpty'],
  ['1.005', 'amountDecimals'],
  ['1,00', 'amountUnclear'],
  ['1e3', 'amountMalformed'],
  ['-5', 'amountMalformed'],
  ['9'.repeat(41), 'amountMalformed'],
])('%j is refused as %s', (typed, problem) => {
  expect(readUsdAmount(parseTypedDecimal(typed, 'en'))).toEqual({ ok: false, problem })
})

test('amounts of the API keep their sign and their millionths', () => {
  expect(usdMinor('-14.200001')).toBe(-14_200_001n)
  expect(usdText(usdMinor('-14.2'))).toBe('-14.20')
  expect(() => usdMinor('1e3')).toThrow(RangeError)
})

test('a part is never more than there is', () => {
  expect(partInCents(10_019_999n, 100)).toBe('10.01')
  expect(partInCents(10_019_999n, 25)).toBe('2.50')
})
