import type { Performance } from '@evenmoor/contract/performance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { backdate } from '#statements/testing/backdate.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let app: TestApp
let ada: TestPerson

/** $1,000 on November 20, $300 of it in Basic; the results of December 1 and 2, and of today, which is booked ahead. */
beforeAll(async () => {
  app = await createTestApp({}, '2026-12-03T09:00:00Z')
  ada = await app.person()
  await fund(app, ada.id, '1000')
  await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })
  await app.ctx.db.updateTable('position').set({ opened_on: '2026-11-30' }).execute()
  await backdate(app, ada.id, '2026-11-20T10:00:00Z')
  await accrueDay(app.ctx, '2026-12-01')
  await backdate(app, ada.id, '2026-12-02T00:05:00Z')
  await fund(app, ada.id, '500')
  await backdate(app, ada.id, '2026-12-02T12:00:00Z')
  await accrueDay(app.ctx, '2026-12-02')
  await backdate(app, ada.id, '2026-12-03T00:05:00Z')
  await accrueDay(app.ctx, '2026-12-04')
  await backdate(app, ada.id, '2026-12-03T09:00:00Z')
})
afterAll(() => app.close())

const performance = async (query = '', who = ada): Promise<Performance> => {
  const { status, body } = await who.call('GET', `/api/wallet/performance/${query}`)
  expect(status).toBe(200)
  return body
}

describe('how an account did', () => {
  test('is told from the first booking to the last day, booked ahead or not', async () => {
    const found = await performance()
    expect(found).toMatchObject({
      from: '2026-11-20',
      to: '2026-12-04',
      ahead_from: '2026-12-04',
      opening: '0.00',
      money_in: '1500.00',
      money_out: '0.00',
      results: '22.50',
      closing: '1522.50',
      deepest_fall: null,
      worst_day: null,
    })
    const { body } = await ada.call('GET', '/api/wallet/')
    expect(found.closing).toBe(body.total)
  })

  test('names the base of each day: what was there before and what came in', async () => {
    const { time_weighted } = await performance()
    expect(time_weighted.days).toEqual([
      { day: '2026-12-02', base: '1500.00', result: '7.50', rate: '0.5' },
      { day: '2026-12-03', base: '1507.50', result: '7.50', rate: '0.4975124378' },
      { day: '2026-12-04', base: '1515.00', result: '7.50', rate: '0.495049505' },
    ])
    expect(Number(time_weighted.rate) / 100).toBeCloseTo(1.005 * (1515 / 1507.5) * (1522.5 / 1515) - 1, 11)
  })

  test('names the flows of its money-weighted return, which come to zero at its rate', async () => {
    const { money_weighted: found } = await performance()
    expect(found.flows).toEqual([
      { day: '2026-11-20', amount: '-1000.00' },
      { day: '2026-12-02', amount: '-500.00' },
      { day: '2026-12-04', amount: '1522.50' },
    ])
    const yearly = 1 + Number(found.annual_rate) / 100
    const left = -1000 * yearly ** (14 / 365) - 500 * yearly ** (2 / 365) + 1522.5
    expect(Math.abs(left)).toBeLessThan(1e-6)
    expect(Number(found.rate)).toBeCloseTo((yearly ** (14 / 365) - 1) * 100, 8)
  })

  test('by plan comes to the results, beside what the illustrated rate would have made', async () => {
    const { plans, results, best_day } = await performance()
    expect(plans).toEqual([
      { plan_id: 'basic', plan_title: 'Basic', results: '22.50', illustrated: '22.50', days: 3 },
    ])
    expect(plans.reduce((sum, plan) => sum + Number(plan.results), 0)).toBe(Number(results))
    expect(best_day).toEqual({ day: '2026-12-02', result: '7.50', rate: '0.5' })
  })

  test('by plan opens to the postings of that plan alone, and of these days', async () => {
    await ada.call('POST', '/api/investments/', { plan_id: 'standard', amount: '1000' })
    const explain = async (of: string) =>
      (await ada.call('GET', `/api/wallet/explanations/${of}/`)).body as Record<string, unknown>
    expect(await explain('plan:basic:2026-11-20:2026-12-04')).toMatchObject({
      sum: '22.50',
      count: 3,
      plan_title: 'Basic',
    })
    expect(await explain('plan:basic:2026-12-03:2026-12-03')).toMatchObject({ sum: '7.50', count: 1 })
    // The names of plans that brought nothing are not told.
    expect(await explain('plan:standard:2026-11-20:2026-12-04')).toMatchObject({
      sum: '0.00',
      count: 0,
      plan_title: null,
    })
    expect((await ada.call('GET', '/api/wallet/explanations/plan:b%25:2026-11-20:2026-12-04/')).status).toBe(
      400,
    )
  })

  test('within days that are asked for begins with what was there before them', async () => {
    const found = await performance('?from=2026-12-03&to=2026-12-03')
    expect(found).toMatchObject({
      from: '2026-12-03',
      to: '2026-12-03',
      ahead_from: null,
      opening: '1507.50',
      money_in: '0.00',
      results: '7.50',
      closing: '1515.00',
    })
    expect(found.money_weighted.flows).toEqual([
      { day: '2026-12-02', amount: '-1507.50' },
      { day: '2026-12-03', amount: '1515.00' },
    ])
    expect(found.money_weighted.rate).toBe(found.time_weighted.rate)
  })

  test('holds bitcoin and ether instead at the simulated market’s closing prices, until today', async () => {
    const { held } = await performance()
    expect(held.map(({ coin, figures, state, to }) => ({ coin, figures, state, to }))).toEqual(
      ['btc', 'eth'].map((coin) => ({ coin, figures: 'simulated', state: 'priced', to: '2026-12-03' })),
    )
    const { body: candles } = await app.call('GET', '/api/market/candles/?id=bitcoin')
    const closeOn = (day: string) =>
      candles.find(({ time }: { time: string }) => time.startsWith(day)).close as string
    const [btc] = held
    expect(btc?.trades.map(({ day, amount, price }) => [day, amount, price])).toEqual([
      ['2026-11-20', '1000.00', closeOn('2026-11-20')],
      ['2026-12-02', '500.00', closeOn('2026-12-02')],
    ])
    const coins = 1000 / Number(closeOn('2026-11-20')) + 500 / Number(closeOn('2026-12-02'))
    expect(Number(btc?.value)).toBeCloseTo(coins * Number(closeOn('2026-12-03')), 4)
    expect(Number(btc?.result)).toBeCloseTo(Number(btc?.value) - 1500, 6)
    expect(btc?.account_result).toBe('15.00')
  })

  test('says that there are no prices where the market has none for a day', async () => {
    const bob = await app.person()
    await fund(app, bob.id, '5')
    await backdate(app, bob.id, '2024-01-05T08:00:00Z')
    const { held } = await performance('', bob)
    expect(held.map(({ state, value, result, trades }) => ({ state, value, result, trades }))).toEqual(
      ['btc', 'eth'].map(() => ({ state: 'no_prices', value: null, result: null, trades: [] })),
    )
  })

  test('before anything was booked there is no rate and nothing is made up', async () => {
    const eve = await app.person()
    expect(await performance('', eve)).toMatchObject({
      from: '2026-12-03',
      to: '2026-12-03',
      results: '0.00',
      time_weighted: { rate: null, days: [] },
      money_weighted: { rate: null, annual_rate: null, because: 'no_money', flows: [] },
      best_day: null,
      worst_day: null,
      deepest_fall: null,
      plans: [],
    })
  })

  test('is the own alone, and days are days', async () => {
    expect((await app.call('GET', '/api/wallet/performance/')).status).toBe(401)
    expect((await ada.call('GET', '/api/wallet/performance/?from=yesterday')).status).toBe(400)
  })

  test('the chart says of each day what came in, what went out and what a result brought', async () => {
    const { body } = await ada.call('GET', '/api/wallet/history/?range=quarter')
    expect(body.deepest_fall).toBeNull()
    expect(
      body.points
        .filter(({ money_in, result }: Record<string, string>) => money_in !== '0.00' || result !== '0.00')
        .map(({ day, money_in, money_out, result, paid }: Record<string, string>) => [
          day,
          money_in,
          money_out,
          result,
          paid,
        ]),
    ).toEqual([
      ['2026-11-20', '1000.00', '0.00', '0.00', '1000.00'],
      ['2026-12-02', '500.00', '0.00', '7.50', '500.00'],
      ['2026-12-03', '0.00', '0.00', '7.50', '0.00'],
      ['2026-12-04', '0.00', '0.00', '7.50', '0.00'],
    ])
  })
})
