import { expect, test } from 'vitest'
import type { Rate } from '../measure.ts'
import { type CallFigures, describeAims } from './call-report.ts'

const rates = (...perSecond: number[]): Rate[] => perSecond.map((one) => ({ perSecond: one, p50: 1, p99: 2 }))

const figuresOf = (
  name: string,
  kind: CallFigures['call']['kind'],
  given: Partial<CallFigures> & Pick<CallFigures, 'ours'>,
): CallFigures => ({
  call: { name, kind, route: `GET /api/${name}/` },
  callers: 16,
  bare: rates(1_000, 1_000, 1_000),
  limit: rates(4_000, 4_000, 4_000),
  nodeUs: [1],
  postgresUs: [1],
  trips: 1,
  ...given,
})

/** Every aim just reached. */
const reached = [
  figuresOf('invest', 'money', { ours: rates(600, 600, 600) }),
  figuresOf('wallet', 'own', { ours: rates(990, 990, 990) }),
  figuresOf('transactions', 'own', { ours: rates(900, 900, 900) }),
  figuresOf('plans', 'shared', { ours: rates(5_000, 5_000, 5_000) }),
]

test('calls that reach their aims meet them', () => {
  const text = describeAims(reached)
  expect(text).not.toContain('MISSED')
  expect(text).toContain('6 of 6 aims met.')
})

test.each([
  ['pgbench', 'invest, beside pgbench', 0, { limit: rates(4_010, 4_010, 4_010) }],
  ['the bare server', 'invest, beside the bare server', 0, { bare: rates(1_010, 1_010, 1_010) }],
  ['the bare server', 'wallet, beside the bare server', 1, { bare: rates(1_240, 1_240, 1_240) }],
  ['balances', 'transactions, beside balances', 1, { ours: rates(1_000, 1_000, 1_000) }],
  ['a second', 'plans, a second', 3, { ours: rates(4_999, 4_999, 4_999) }],
])('a call beyond what it is measured beside (%s) misses that aim alone', (_what, aim, place, beyond) => {
  const text = describeAims(reached.map((one, n) => (n === place ? { ...one, ...beyond } : one)))
  expect(text.split('\n').filter((line) => line.includes('MISSED'))).toEqual([expect.stringContaining(aim)])
  expect(text).toContain('5 of 6 aims met.')
})

test('a ratio is of one round: a machine that is slow for a round changes none', () => {
  const slow = { ours: rates(600, 60, 600), bare: rates(1_000, 100, 1_000), limit: rates(4_000, 400, 4_000) }
  expect(describeAims([figuresOf('invest', 'money', slow)])).toContain('2 of 2 aims met.')
})

test('aims are for 16 callers', () => {
  const [invest] = reached
  const others = [1, 64].map((callers) => ({ ...invest!, callers, ours: rates(1, 1, 1) }))
  expect(describeAims([...others, invest!])).toContain('2 of 2 aims met.')
})
