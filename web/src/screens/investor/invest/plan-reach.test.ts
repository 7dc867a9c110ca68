import type { DepositLimit } from '@evenmoor/contract/safeguards'
import { expect, test } from 'vitest'
import { reachOf, suggestedPlan } from './plan-reach.ts'

const plan = { min_deposit: '1000.00' }
const limit = (max: string | null, used = '0.00'): DepositLimit => ({ period: 'day', max, used, next: null })

test.each([
  ['1000.00', [], { by: 'balance' }],
  ['1000.00', [limit('0.00')], { by: 'balance' }],
  ['999.999999', [], { by: 'coin' }],
  ['0.00', [limit(null)], { by: 'coin' }],
  ['0.00', [limit('5000.00', '4000.00')], { by: 'coin' }],
  ['420.00', [limit('1000.00', '0.01')], { by: 'none', roomMinor: 999_990_000n }],
  // The tightest counts, and a cap that was lowered below what is used leaves nothing.
  ['420.00', [limit('9000.00'), limit('100.00', '250.00'), limit(null)], { by: 'none', roomMinor: 0n }],
])('what %s and limits %j reach', (available, limits, expected) => {
  expect(reachOf(plan, available, limits)).toEqual(expected)
})

test('the first plan that can be paid is suggested, and none where none can be', () => {
  const plans = [{ min_deposit: '100.00' }, { min_deposit: '1000.00' }, { min_deposit: '10000.00' }]
  const suggested = (available: string, limits: DepositLimit[]) =>
    suggestedPlan(plans, (offered) => reachOf(offered, available, limits))
  expect(suggested('0.00', [])).toEqual({ min_deposit: '100.00' })
  expect(suggested('0.00', [limit('50.00')])).toBeUndefined()
  const backwards = plans.toReversed()
  expect(suggestedPlan(backwards, (offered) => reachOf(offered, '0.00', [limit('1000.00')]))).toEqual({
    min_deposit: '1000.00',
  })
})
