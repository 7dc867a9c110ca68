import { expect, test } from 'vitest'
import { formatRate, formatUsd } from './format-price.ts'

test.each([
  ['64440.7576', '$64,440.76'],
  ['1.00', '$1.00'],
  ['0.00', '$0.00'],
  ['0.272345', '$0.2723'],
  ['0.000009408214', '$0.000009408'],
  ['0.5', '$0.50'],
  ['1161728384606172838460617.28', '$1,161,728,384,606,172,838,460,617.28'],
])('%s dollars are %s', (text, shown) => {
  expect(formatUsd(text, 'en')).toBe(shown)
})

test('a rate keeps its decimals', () => {
  expect(formatRate('1.08500', 'en')).toBe('1.08500')
  expect(formatRate('148.120', 'de')).toBe('148,120')
})
