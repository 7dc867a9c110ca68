import type { Transaction } from '@evenmoor/contract/wallet'
import { expect, test } from 'vitest'
import { areDatesSwapped, changeFilter, groupByDay, readFilters } from './transaction-filters.ts'

test.each([
  ['', {}],
  ['type=deposit&from=2026-11-01&to=2026-11-21', { type: 'deposit', from: '2026-11-01', to: '2026-11-21' }],
  ['type=nonsense&from=1&to=2026-13-45', {}],
])('%j reads as %j', (search, filters) => {
  expect(readFilters(new URLSearchParams(search))).toEqual(filters)
})

test('changing one filter keeps the others, an empty one goes', () => {
  const filters = { type: 'result', from: '2026-11-01' } as const
  expect(changeFilter(filters, 'from', '2026-11-02')).toEqual({ type: 'result', from: '2026-11-02' })
  expect(changeFilter(filters, 'type', '')).toEqual({ from: '2026-11-01' })
})

test('swapped days', () => {
  expect(areDatesSwapped({ from: '2026-11-02', to: '2026-11-01' })).toBe(true)
  expect(areDatesSwapped({ from: '2026-11-02', to: '2026-11-02' })).toBe(false)
})

test('days in order, each once', () => {
  const at = (text: string) => ({ at: text }) as Transaction
  const groups = groupByDay([
    at('2026-11-21T12:00:00Z'),
    at('2026-11-21T11:00:00Z'),
    at('2026-11-19T12:00:00Z'),
  ])
  expect(groups.map(({ rows }) => rows.length)).toEqual([2, 1])
})
