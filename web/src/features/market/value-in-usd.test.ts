import { expect, test } from 'vitest'
import { readAmount, valueInUsd } from './value-in-usd.ts'

test.each([
  ['1', 1n, 0],
  ['0.5', 5n, 1],
  ['.5', 5n, 1],
  ['5.', 5n, 0],
  ['007.50', 750n, 2],
  ['0', 0n, 0],
  ['١٫٥', 15n, 1],
])('%s is an amount', (typed, units, decimals) => {
  expect(readAmount(typed, 'en')).toMatchObject({ units, decimals })
})

test.each([
  ['1,5', 'de', '1.5'],
  [',5', 'fr', '0.5'],
  ['0,25', 'tr', '0.25'],
  ['1.5', 'ar', '1.5'],
] as const)('%s in %s is %s', (typed, locale, text) => {
  expect(readAmount(typed, locale)?.text).toBe(text)
})

test.each([
  ['1.000', 'de'],
  ['1.5', 'fr'],
  ['1 000', 'fr'],
  ['1,5', 'en'],
] as const)('"%s" in %s could be another number and is refused', (typed, locale) => {
  expect(readAmount(typed, locale)).toBeNull()
})

test.each(['', '.', '1.2.3', '1,5', '-1', '+1', '1e3', ' 1', '1 000', 'abc', '½', '0x10', '9'.repeat(31)])(
  '"%s" is not',
  (typed) => {
    expect(readAmount(typed, 'en')).toBeNull()
  },
)

test.each([
  ['1.5', '67187.3358936566', '100781.0038404849'],
  ['0.1', '0.2', '0.02'],
  ['3', '0.1', '0.30'],
  ['123456789012345678901234567890', '0.00000941', '1161728384606172838460617.2838449'],
  ['1000000', '0.000000000001', '0.000001'],
])('%s of a coin at %s is %s, to the last digit', (typed, price, value) => {
  expect(valueInUsd(readAmount(typed, 'en')!, price)).toBe(value)
})

test('a price that is none gives no value', () => {
  for (const price of ['0', '-1', 'NaN', ''])
    expect(valueInUsd(readAmount('1', 'en')!, price)).toBeUndefined()
})
