import { feeCeilToCent, usd } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { usdMinor } from '#forms/usd-amount.ts'
import { withdrawalLines } from './withdrawal-fee.ts'

test.each([
  ['250.00', '-2.50', '247.50'],
  ['100.01', '-1.01', '99.00'],
  ['0.02', '-0.01', '0.01'],
])('%s costs %s, %s arrives', (amount, fee, net) => {
  expect(withdrawalLines(usd(amount))).toEqual({
    amount,
    fee,
    networkFee: '0.00',
    net,
    isNothingLeft: false,
  })
})

test('a cent is all fee', () => {
  expect(withdrawalLines(usd('0.01')).isNothingLeft).toBe(true)
})

test('the lines add up and the fee is the ledger’s, for amounts of every size', () => {
  for (let cents = 1n; cents < 10n ** 13n; cents = cents * 3n + 1n) {
    const lines = withdrawalLines(cents * 10_000n)
    expect(usdMinor(lines.amount) + usdMinor(lines.fee) + usdMinor(lines.networkFee)).toBe(
      usdMinor(lines.net),
    )
    expect(-usdMinor(lines.fee)).toBe(feeCeilToCent(cents * 10_000n, 100n))
  }
})
