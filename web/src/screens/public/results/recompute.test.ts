import { createHash, createHmac } from 'node:crypto'
import { drawMessage, drawnRateBps } from '@evenmoor/contract/market-results'
import type { MonthOfResults } from '@evenmoor/contract/results'
import { formatRatePercent } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { percentOfBps } from '#features/plans/plan-rate.ts'
import { recompute } from './recompute.ts'

const seed = createHash('sha256').update('a seed').digest()
const dayOf = (day: string, more: object = {}) => {
  const digest = createHmac('sha256', seed).update(drawMessage('basic', day)).digest()
  const rate = formatRatePercent(BigInt(drawnRateBps('basic', digest)) * 100n)
  return { day, rate, source: 'market' as const, ...more }
}
const month = (days: ReturnType<typeof dayOf>[], shown: Buffer | null = seed): MonthOfResults => ({
  month: '2026-07',
  published: {
    month: '2026-07',
    rules: 1,
    seed_hash: createHash('sha256').update(seed).digest('hex'),
    published_at: '2026-06-01T00:00:00Z',
    seed: shown?.toString('hex') ?? null,
    revealed_at: '2026-08-01T00:01:00Z',
  },
  plans: [{ id: 'basic', title: 'Basic', days }],
})
const days = Array.from({ length: 31 }, (_, index) => dayOf(`2026-07-${String(index + 1).padStart(2, '0')}`))

test('the browser computes what the server drew', async () => {
  expect(await recompute(month(days))).toEqual({ isSeedGenuine: true, days: 31, different: new Map() })
})

test('a day that was changed is named with what the seed gives', async () => {
  const forged = days.map((each) => (each.day === '2026-07-09' ? { ...each, rate: '99' } : each))
  const { different } = await recompute(month(forged))
  expect([...different]).toEqual([['basic 2026-07-09', days[8]!.rate]])
})

test('another seed than the published one is told', async () => {
  expect((await recompute(month(days, Buffer.alloc(32)))).isSeedGenuine).toBe(false)
})

test('days of other sources are not drawn, and a month without its seed cannot be', async () => {
  const booked = [dayOf('2026-07-01', { source: 'booked', rate: '5' })]
  expect(await recompute(month(booked))).toMatchObject({ days: 0, different: new Map() })
  await expect(recompute(month(days, null))).rejects.toThrow(TypeError)
})

test.each([
  [0, '0'],
  [5, '0.05'],
  [-5, '-0.05'],
  [10, '0.1'],
  [100, '1'],
  [-125, '-1.25'],
  [1000, '10'],
])('%i hundredths of a percent are %s', (bps, text) => {
  expect([percentOfBps(bps), formatRatePercent(BigInt(bps) * 100n)]).toEqual([text, text])
})
