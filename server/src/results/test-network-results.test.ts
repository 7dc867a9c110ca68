import { expect, test } from 'vitest'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { dayMs } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { openPosition } from '#positions/investing/open-position.ts'
import { createTestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { openBooking } from './testing/booking.ts'

test('on a test network nothing but what two people booked counts, whatever the terms say', async () => {
  const app = await createTestApp({
    USDT_NODE_URL: 'http://127.0.0.1:1',
    USDT_XPUB:
      'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
  })
  try {
    for (const source of ['illustration', 'market'] as const) {
      await expect(changeResultSource(app.ctx, { planId: 'basic', source })).rejects.toThrow(
        /practice money only/,
      )
    }
    for (const plan of (await app.call('GET', '/api/plans/')).body) expect(plan.result_source).toBe('booked')
    expect((await accrueDay(app.ctx, '2026-06-16')).plans).toEqual([])
    const ada = await app.person()
    await fund(app, ada.id, '100')
    await app.ctx.transaction((tx) =>
      openPosition(app.ctx, tx, { investorId: ada.id, planId: 'basic', amountMinor: 100_000_000n }),
    )
    app.clock.advance(2 * dayMs)
    expect(await accrueFinishedDays(app.ctx)).toEqual([])
    const booking = await openBooking(app)
    const { body } = await booking.proposer.call('GET', '/api/staff/results/?status=missing&plan_id=basic')
    expect(body.results).toMatchObject([{ day: '2026-06-16', status: 'missing', source: null, rate: null }])
    await booking.book('basic', '2026-06-16', '-1')
    expect(await accrueFinishedDays(app.ctx)).toEqual(['2026-06-16'])
  } finally {
    await app.close()
  }
})
