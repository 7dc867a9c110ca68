import type { Plan } from '@evenmoor/contract/plans'
import { expect, test } from 'vitest'
import { quickAmounts } from './quick-amounts.ts'

const basic = { min_deposit: '100.00', max_deposit: '1000.00' } as Plan
const shown = (available?: string) =>
  quickAmounts(basic, available).map(({ kind, value }) => `${kind} ${value}`)

test('the least and the most of the plan are always offered', () => {
  expect(shown()).toEqual(['min 100.00', 'max 1000.00'])
  expect(shown('0.00')).toEqual(['min 100.00', 'max 1000.00'])
})

test('parts of the balance are offered where the plan takes them', () => {
  expect(shown('1000.03')).toEqual(['min 100.00', '25 250.00', '50 500.01', 'max 1000.00'])
  expect(shown('400.00')).toEqual(['min 100.00', '50 200.00', 'max 1000.00'])
  expect(shown('100000.00')).toEqual(['min 100.00', 'max 1000.00'])
})
