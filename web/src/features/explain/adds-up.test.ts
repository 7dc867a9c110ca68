import { expect, test } from 'vitest'
import { addsUpInCents } from './adds-up.ts'

test('whole cents add up to their sum', () => {
  expect(addsUpInCents(['1000.00', '7.50', '-300.00'], '707.50')).toBe(true)
})

test('two halves of a cent are shown as nothing, and come to one', () => {
  expect(addsUpInCents(['0.005', '0.005'], '0.01')).toBe(false)
})

test('what is cut from a loss is cut towards nothing, as it is shown', () => {
  expect(addsUpInCents(['10.00', '-0.009'], '9.991')).toBe(false)
  expect(addsUpInCents(['10.009', '-0.009'], '10.00')).toBe(true)
})
