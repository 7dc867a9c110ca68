import { expect, test } from 'vitest'
import { correctedAmount } from './corrected-amount.ts'

const change = (rate: string | null, amount: string) => ({
  because: 'correction' as const,
  rate,
  amount,
  booked_at: '2026-11-20T00:00:00.000Z',
})

test('a day counts for what it did and all its corrections together', () => {
  expect(correctedAmount({ amount: '25.00', corrections: [] })).toBe('25.00')
  expect(correctedAmount({ amount: '25.00', corrections: [change(null, '-25.00')] })).toBe('0.00')
  const corrections = [change(null, '-25.00'), change('-2.5', '-2.500001')]
  expect(correctedAmount({ amount: '25.00', corrections })).toBe('-2.500001')
})
