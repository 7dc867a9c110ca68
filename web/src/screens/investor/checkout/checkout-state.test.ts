import type { Deposit } from '@evenmoor/contract/deposits'
import { expect, test } from 'vitest'
import { checkoutState, payableAt, pollIntervalOf } from './checkout-state.ts'

const deposit = (given: Partial<Deposit>) =>
  ({ status: 'new', received: '0', due: '250.00', payments: [], ...given }) as Deposit

test.each([
  [deposit({}), false, 'waiting'],
  [deposit({}), true, 'expired'],
  [deposit({ received: '100.00', due: '150.00' }), false, 'underpaid'],
  [deposit({ received: '100.00', due: '150.00' }), true, 'expired'],
  [deposit({ status: 'seen', received: '250.00', due: '0.00' }), true, 'seen'],
  [deposit({ status: 'settled' }), true, 'settled'],
])('%#: %s', (given, isTimeOver, state) => {
  expect(checkoutState(given, isTimeOver)).toBe(state)
})

test.each([
  ['waiting', '250.00', false, 'now'],
  ['confirming', '0.00', false, 'nothing'],
  ['confirming', '0.01', false, 'now'],
  ['confirming', '0.01', true, 'atNewPrice'],
  ['expired', '250.00', true, 'atNewPrice'],
  ['invalid', '250.00', true, 'atNewPrice'],
  ['settled', '0', false, 'nothing'],
] as const)('%s with %s due, time over: %s: can be paid %s', (state, due, isTimeOver, payable) => {
  expect(payableAt(state, due, isTimeOver)).toBe(payable)
})

test('news is asked for, less often once nothing moves', () => {
  const second = { status: 'seen' } as Deposit['payments'][number]
  expect(pollIntervalOf(deposit({ status: 'settled' }))).toBe(5_000)
  expect(pollIntervalOf(deposit({ status: 'settled', payments: [second] }))).toBe(1500)
  expect(pollIntervalOf(deposit({ status: 'expired' }))).toBe(5_000)
})
