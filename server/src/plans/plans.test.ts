import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { planCatalog } from '@evenmoor/contract/plans-catalogue'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { placeInRange } from './plan.ts'

describe('what is offered', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp()
  })
  afterEach(() => app.close())

  const plans = async () => (await app.call('GET', '/api/plans/')).body

  test('the migrated plans are the catalog that the public pages are made from', async () => {
    const shown = await plans()
    expect(
      shown.map(({ id, title, min_deposit, max_deposit, daily_rate }: Record<string, string>) => ({
        id,
        title,
        min_deposit,
        max_deposit,
        daily_rate,
      })),
    ).toEqual(planCatalog)
    for (const plan of shown) {
      expect(plan).toMatchObject({
        result_source: 'illustration',
        record: { days: 0, worst_rate: null, best_rate: null, last_day: null },
      })
    }
  })

  test('the record is made of the days that were booked', async () => {
    await app.ctx.db
      .insertInto('daily_result')
      .values({ plan_id: 'basic', day: '2026-06-16', rate_ppm: -12_345, source: 'illustration' })
      .execute()
    await accrueDay(app.ctx, '2026-06-17')
    const [basic, standard] = await plans()
    expect(basic.record).toEqual({ days: 2, worst_rate: '-1.2345', best_rate: '2.5', last_day: '2026-06-17' })
    expect(standard.record).toEqual({ days: 1, worst_rate: '3.2', best_rate: '3.2', last_day: '2026-06-17' })
  })

  test('new terms take over when they are due, and a day has the terms of its start', async () => {
    const terms = { min_minor: 50_000_000n, max_minor: 60_000_000n, rate_ppm: 1_000 }
    await app.ctx.db
      .insertInto('plan_terms')
      .values([
        {
          plan_id: 'premium',
          version: 2,
          approved_at: app.clock.now(),
          ...terms,
          effective_from: '2026-06-15T12:00:00Z',
        },
        {
          plan_id: 'premium',
          version: 3,
          approved_at: app.clock.now(),
          ...terms,
          rate_ppm: 2_000,
          effective_from: '2026-06-15T12:00:01Z',
        },
      ])
      .execute()
    expect((await plans())[2]).toMatchObject({
      min_deposit: '50.00',
      max_deposit: '60.00',
      daily_rate: '0.1',
    })
    const ofPremium = async (day: string) =>
      (await accrueDay(app.ctx, day)).plans.find(({ planId }) => planId === 'premium')?.ratePpm
    expect([await ofPremium('2026-06-15'), await ofPremium('2026-06-18')]).toEqual([50_000n, 2_000n])
  })
})

test.each([
  [99n, 'below'],
  [100n, 'within'],
  [1000n, 'within'],
  [1001n, 'above'],
] as const)('%s is %s a range of 100 to 1000', (amountMinor, place) => {
  expect(placeInRange({ minMinor: 100n, maxMinor: 1000n }, amountMinor)).toBe(place)
})
