import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { fund } from '#wallet/testing/fund.ts'
import { switchReinvesting } from './switch-reinvesting.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

async function invested(amount: string) {
  const ada = await app.person()
  await fund(app, ada.id, amount)
  const { body } = await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount })
  return { ada, id: body.id as string }
}

const wallet = (person: TestPerson) => app.ctx.transaction((tx) => getWallet(app.ctx, tx, person.id))
// By the verb: a session does not last as long as these stories.
const turn = (person: TestPerson, positionId: string, reinvest: boolean) =>
  app.ctx.transaction((tx) => switchReinvesting(app.ctx, tx, { investorId: person.id, positionId, reinvest }))
const nextDay = () => app.clock.advance(dayMs)

describe('reinvesting', () => {
  test('begins with the results of the next day; those of the day it was switched on are paid out', async () => {
    const { ada, id } = await invested('100')
    nextDay()
    await turn(ada, id, true)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await wallet(ada)).toMatchObject({ available: '2.50', invested: '100.00' })
    await accrueDay(app.ctx, '2026-06-17')
    await accrueDay(app.ctx, '2026-06-18')
    expect(await wallet(ada)).toMatchObject({ available: '2.50', invested: '105.0625' })
  })

  test('is told with the day that it counts from', async () => {
    const { ada, id } = await invested('100')
    const url = `/api/investments/${id}/reinvest/`
    const on = await ada.call('POST', url, { reinvest: true })
    expect([on.status, on.body.reinvest]).toEqual([200, { on: true, from: '2026-06-16' }])
    // Saying it again changes nothing.
    expect((await ada.call('POST', url, { reinvest: true })).body.reinvest).toEqual(on.body.reinvest)
    // Taken back on the same day: it never was.
    expect((await ada.call('POST', url, { reinvest: false })).body.reinvest).toEqual({
      on: false,
      from: null,
    })
  })

  test('a day that is accrued late is treated as it was switched for that day', async () => {
    const { ada, id } = await invested('100')
    await turn(ada, id, true)
    nextDay()
    await turn(ada, id, false)
    nextDay()
    await turn(ada, id, true)
    nextDay()
    // The 16th on, the 17th off, the 18th on: all three late, and in one go.
    for (const day of ['2026-06-16', '2026-06-17', '2026-06-18']) await accrueDay(app.ctx, day)
    expect(await wallet(ada)).toMatchObject({ available: '2.5625', invested: '105.0625' })
  })

  test('takes losses out of the position as before', async () => {
    const { ada, id } = await invested('100')
    await turn(ada, id, true)
    await app.ctx.db
      .insertInto('daily_result')
      .values({ plan_id: 'basic', day: '2026-06-16', rate_ppm: -10_000, source: 'illustration' })
      .execute()
    await accrueDay(app.ctx, '2026-06-16')
    expect(await wallet(ada)).toMatchObject({ available: '0.00', invested: '99.00' })
  })

  test.each([{}, { reinvest: 'yes' }, { reinvest: 1 }, { reinvest: null }])('%j is refused', async (body) => {
    const { ada, id } = await invested('100')
    expect((await ada.call('POST', `/api/investments/${id}/reinvest/`, body)).status).toBe(400)
  })

  test('a closed position has nothing to reinvest', async () => {
    const { ada, id } = await invested('100')
    await ada.call('POST', `/api/investments/${id}/redeem/`)
    expect((await ada.call('POST', `/api/investments/${id}/reinvest/`, { reinvest: true })).status).toBe(409)
  })

  test(
    'switched while the days are accrued: each gain is paid out or stays, whole and once',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const { ada, id } = await invested('100')
        const ahead = addDays(utcDay(app.clock.now()), 1)
        const [day] = await Promise.all([
          accrueDay(app.ctx, ahead),
          turn(ada, id, true),
          accrueDay(app.ctx, ahead),
          turn(ada, id, false),
          turn(ada, id, true),
        ])
        expect(day.day).toBe(ahead)
        const after = await wallet(ada)
        expect([after.total, ['0.00', '2.50'].includes(after.available)]).toEqual(['102.50', true])
        // Three switches in any order end on, off, or on: the setting is one that somebody asked for last.
        const { body } = await ada.call('GET', '/api/investments/')
        expect([
          { on: true, from: ahead },
          { on: false, from: null },
        ]).toContainEqual(body.results[0].reinvest)
      }
    },
  )
})
