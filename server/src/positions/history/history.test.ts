import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { accruePlan } from '#positions/accrual/accrue-plan.ts'
import { bookRate } from '#positions/testing/accrued.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let app: TestApp
let ada: TestPerson
let url: string
beforeEach(async () => {
  app = await createTestApp()
  ada = await app.person()
  await fund(app, ada.id, '100')
  const { body } = await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
  url = `/api/investments/${body.id}/`
})
afterEach(() => app.close())

test('a position is told with the terms it was opened under', async () => {
  const { status, body } = await ada.call('GET', url)
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      value: '100.00',
      redeemed: '0.00',
      reinvest: { on: false, from: null },
      terms: {
        version: 1,
        min_deposit: '100.00',
        max_deposit: '1000.00',
        daily_rate: '2.5',
        result_source: 'illustration',
        effective_from: '2026-01-01T00:00:00.000Z',
      },
      last_result_day: null,
      today: '2026-06-15',
    }),
  ])
  expect((await ada.call('GET', `${url}results/`)).body).toEqual({ results: [], next: null })
})

test('a day that brought nothing is a result, too', async () => {
  const told = async () => (await ada.call('GET', '/api/investments/')).body.results[0]
  expect(await told()).toMatchObject({ results: '0.00', has_results: false })
  await bookRate(app, 'basic', '2026-06-16', 0)
  await accruePlan(app.ctx, { planId: 'basic', day: '2026-06-16', isByTerms: false, ratePpm: 0n })
  expect(await told()).toMatchObject({ results: '0.00', has_results: true })
})

test('its days are listed newest first, page by page, each once, also while new days come', async () => {
  for (let n = 1; n <= 120; n += 1) await accrueDay(app.ctx, addDays('2026-06-15', n))
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await ada.call('GET', `${url}results/${cursor === '' ? '' : `?cursor=${cursor}`}`)
    seen.push(...body.results.map(({ day }: { day: string }) => day))
    if (seen.length === 50) await accrueDay(app.ctx, addDays('2026-06-15', 121))
    cursor = body.next
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => addDays('2026-06-15', 120 - n)))
  const { body } = await ada.call('GET', `${url}results/`)
  expect(body.results[0]).toEqual({
    day: addDays('2026-06-15', 121),
    source: 'illustration',
    rate: '2.5',
    base: '100.00',
    amount: '2.50',
    reinvested: false,
    transfer: expect.stringMatching(/^[1-9]\d*$/),
    is_shared: false,
    booked_at: '2026-06-15T12:00:00.000Z',
    booked_ahead: true,
    corrections: [],
  })
  expect((await ada.call('GET', url)).body.last_result_day).toBe(addDays('2026-06-15', 121))
})

test('a cursor of another making is refused', async () => {
  for (const cursor of ['x', '2026-06-20', Buffer.from('2026-02-30').toString('base64url'), '%00'])
    expect([cursor, (await ada.call('GET', `${url}results/?cursor=${cursor}`)).status]).toEqual([cursor, 400])
})

test("somebody else's position, its days and its switch are not found", async () => {
  const eve = await app.person()
  for (const id of [url.split('/')[3], randomUUID(), 'nothing']) {
    const path = `/api/investments/${id}/`
    expect((await eve.call('GET', path)).status).toBe(404)
    expect((await eve.call('GET', `${path}results/`)).status).toBe(404)
    expect((await eve.call('POST', `${path}reinvest/`, { reinvest: true })).status).toBe(404)
  }
})

test('what was shown binds: a position that is worth something else by now is not taken back', async () => {
  const changed = await ada.call('POST', `${url}redeem/`, { amount: '40', expected_value: '99.00' })
  expect([changed.status, changed.body.detail]).toEqual([
    409,
    'This position just changed: it’s worth $100.00 now. Nothing was taken back. Check the new figures, then confirm.',
  ])
  const part = await ada.call('POST', `${url}redeem/`, { amount: '40', expected_value: '100.00' })
  expect(part.body).toMatchObject({ value: '60.00', redeemed: '40.00', status: 'open' })
})

test('less than the least of its plan may stay in a position: the least is for opening one', async () => {
  const { body } = await ada.call('POST', `${url}redeem/`, { amount: '99.99' })
  expect(body).toMatchObject({ value: '0.01', status: 'open' })
  expect((await accrueDay(app.ctx, addDays('2026-06-15', 1))).positions).toBe(1)
})
