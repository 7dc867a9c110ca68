import { describe, expect, test } from 'vitest'
import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import { usd } from '@evenmoor/ledger/money'
import { canBecome, heldStatuses, quoteOf, smallestAmountMinor } from './withdrawal.ts'

describe('the quote', () => {
  test.each([
    ['0.02', '0.01'],
    ['0.99', '0.01'],
    ['1', '0.01'],
    ['1.01', '0.02'],
    ['50', '0.5'],
    ['99.99', '1'],
    ['100', '1'],
    ['100.01', '1.01'],
    ['123.456789', '1.24'],
  ])('of %s is a fee of %s', (amount, fee) => {
    const { feeMinor, netMinor, coinMinor } = quoteOf(usd(amount))
    expect(feeMinor).toBe(usd(fee))
    expect(feeMinor + netMinor).toBe(usd(amount))
    expect(coinMinor).toBe(netMinor * 10n ** 12n)
  })

  test('always leaves something, from the smallest amount on, and splitting is never cheaper', () => {
    const cent = 10_000n
    for (let amountMinor = smallestAmountMinor; amountMinor <= usd('100'); amountMinor += cent) {
      const { feeMinor, netMinor } = quoteOf(amountMinor)
      expect(feeMinor >= cent && netMinor >= cent).toBe(true)
      expect(quoteOf(amountMinor + smallestAmountMinor).feeMinor).toBeLessThanOrEqual(
        feeMinor + quoteOf(smallestAmountMinor).feeMinor,
      )
    }
  })
})

test('every status has its steps, and what has ended stays', () => {
  const steps = withdrawalStatuses.flatMap((from) =>
    withdrawalStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(steps).toEqual([
    'requested → in_review',
    'requested → cancelled',
    'in_review → approved',
    'in_review → cancelled',
    'in_review → rejected',
    'approved → sent',
    'approved → failed',
    'sent → confirmed',
    'sent → failed',
  ])
  // Whatever gives money back or pays it begins where it is held; a payment that its network dropped is reversed.
  const begins = (['cancelled', 'rejected', 'failed', 'sent'] as const).flatMap((to) =>
    withdrawalStatuses.filter((from) => canBecome(from, to)).map((from) => ({ from, to })),
  )
  const unheld = begins.filter(({ from }) => !(heldStatuses as readonly string[]).includes(from))
  expect(unheld).toEqual([{ from: 'sent', to: 'failed' }])
})
