import type { Deposit } from '@evenmoor/contract/deposits'
import { expect, test } from 'vitest'
import { checkoutState, isPayable, pollIntervalOf } from './checkout-state.ts'

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

test('an address is shown only while something is due at the held price', () => {
  expect(isPayable('waiting', '250.00')).toBe(true)
  expect(isPayable('confirming', '0.00')).toBe(false)
  expect(isPayable('confirming', '0.01')).toBe(true)
  expect(isPayable('expired', '250.00')).toBe(false)
  expect(isPayable('settled', '0')).toBe(false)
})

test('news is asked for, less often once nothing moves', () => {
  const second = { status: 'seen' } as Deposit['payments'][number]
  expect(pollIntervalOf(deposit({ status: 'settled' }))).toBe(5_000)
  expect(pollIntervalOf(deposit({ status: 'settled', payments: [second] }))).toBe(1500)
  expect(pollIntervalOf(deposit({ status: 'expired' }))).toBe(5_000)
})
