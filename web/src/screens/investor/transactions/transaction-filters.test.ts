import type { Transaction } from '@evenmoor/contract/wallet'
import { expect, test } from 'vitest'
import {
  areAmountsSwapped,
  areDatesSwapped,
  changeFilter,
  groupByDay,
  readFilters,
} from './transaction-filters.ts'

test.each([
  ['', {}],
  ['type=deposit&from=2026-11-01&to=2026-11-21', { type: 'deposit', from: '2026-11-01', to: '2026-11-21' }],
  [
    'status=sent&coin=usdt&min=5&max=250.50&q=%20abc%20',
    { status: 'sent', coin: 'usdt', min: '5.00', max: '250.50', q: 'abc' },
  ],
  ['type=nonsense&from=1&to=2026-13-45&status=gone&coin=doge&min=1e3&max=-4&q=%20', {}],
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

test('swapped amounts', () => {
  expect(areAmountsSwapped({ min: '100.00', max: '99.99' })).toBe(true)
  expect(areAmountsSwapped({ min: '9.00', max: '10.00' })).toBe(false)
})

test('days in order, each once', () => {
  const at = (text: string) => ({ at: text }) as Transaction
  const groups = groupByDay([
    [at('2026-11-21T12:00:00Z'), at('2026-11-21T11:00:00Z'), at('2026-11-19T12:00:00Z')],
    [at('2026-11-19T11:00:00Z'), at('2026-11-18T12:00:00Z')],
  ])
  expect(groups.map(({ parts }) => parts.map(({ length }) => length))).toEqual([[2], [1, 1], [1]])
})
