import { expect, test } from 'vitest'
import { typedAmount } from '#lib/typed-amount.ts'

test.each([
  ['250', '250'],
  [' 250.00 ', '250.00'],
  ['1,000', '1000'],
  ['12,345,678.90', '12345678.90'],
  ['1 000', '1000'],
  ['٢٥٠٫٥', '250.5'],
  ['۱۲۳', '123'],
  ['1,00', '1,00'],
  ['1e3', '1e3'],
  ['-5', '-5'],
])('%j is read as %j', (typed, read) => {
  expect(typedAmount(typed)).toBe(read)
})
