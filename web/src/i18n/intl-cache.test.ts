import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './intl-cache.ts'

test('a formatter is made once for a language and its options, and never stands in for another', () => {
  const options = { style: 'currency', currency: 'USD' } as const
  expect(numberFormat('de', { ...options })).toBe(numberFormat('de', { ...options }))
  expect(numberFormat('de', options).format(1.5)).toBe('1,50\u00a0$')
  expect(numberFormat('en', options).format(1.5)).toBe('$1.50')
  expect(numberFormat('de').format(1.5)).toBe('1,5')
  expect(dateFormat('en', { timeZone: 'UTC' })).not.toBe(dateFormat('en', { timeZone: 'Asia/Tokyo' }))
})
