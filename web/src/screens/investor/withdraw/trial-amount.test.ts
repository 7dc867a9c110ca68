import type { SavedAddress } from '@evenmoor/contract/saved-addresses'
import { expect, test } from 'vitest'
import { isTrialUseful, trialAmount } from './trial-amount.ts'
import { withdrawalLines } from './withdrawal-fee.ts'
import { usdMinor } from '#forms/usd-amount.ts'

const saved = (timesUsed: number) => ({ times_used: timesUsed }) as SavedAddress

test('it costs 1 %, to the cent', () => {
  expect(withdrawalLines(usdMinor(trialAmount))).toMatchObject({ fee: '-0.01', net: '0.99' })
})

test.each([
  ['10.00', undefined, true, true],
  ['1.000001', undefined, true, true],
  ['10.00', saved(0), false, true],
  ['10.00', saved(1), false, false],
  // The own wallet: in no book, and not new.
  ['10.00', undefined, false, false],
  ['1.00', undefined, true, false],
  ['0.02', saved(0), false, false],
])('of %s to an entry %j (new: %j) it is offered: %j', (amount, entry, isNew, expected) => {
  expect(isTrialUseful(amount, entry, isNew)).toBe(expected)
})
