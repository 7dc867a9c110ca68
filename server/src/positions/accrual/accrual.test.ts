import { describe, expect, test } from 'vitest'
import { balanceOf, results, rounding } from '@evenmoor/ledger'
import { dayMs } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems.ts'
import { accrualsOf, bookRate, invested, walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { accrualLag } from './accrual-lag.ts'
import { accrueDay } from './accrue-day.ts'
import { accrueFinishedDays } from './accrue-finished-days.ts'

let app: TestApp
prepareExplainedApp((fresh) => {
  app = fresh
})

const position = async (person: TestPerson) => (await person.call('GET', '/api/investments/')).body.results[0]

describe("a day's result", () => {
  test('is paid to the available balance, once, however often the day is run', async () => {
    const { ada } = await invested(app, '100')
    const first = await accrueDay(app.ctx, '2026-06-16')
    expect([first.positions, first.plans.find(({ planId }) => planId === 'basic')?.amountMinor]).toEqual([
      1,
      2_500_000n,
    ])
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(0)
    expect(await walletOf(app, ada)).toMatchObject({
      available: '2.50',
      invested: '100.00',
      total: '102.50',
      // It was booked ahead: it counts on its own day.
      today: '0.00',
    })
    expect(await position(ada)).toMatchObject({ value: '100.00', results: '2.50' })
    const { body } = await ada.call('GET', '/api/wallet/transactions/?type=result')
    expect(body.results).toEqual([
      expect.objectContaining({
        type: 'result',
        amount: '2.50',
        day: '2026-06-16',
        description: 'Result of Basic for 2026-06-16',
        available_after: '2.50',
        reference: 'basic',
      }),
    ])
  })

  test('is not for the day a position was opened on, nor for days before', async () => {
    await invested(app, '100')
    expect((await accrueDay(app.ctx, '2026-06-15')).positions).toBe(0)
    expect((await accrueDay(app.ctx, '2026-06-01')).positions).toBe(0)
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(1)
  })

  test('uses the rate that was booked first, whatever the terms say later', async () => {
    const { ada } = await invested(app, '100')
    await bookRate(app, 'basic', '2026-06-16', 10_000)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await walletOf(app, ada)).toMatchObject({ available: '1.00' })
  })

  test('of a losing day comes out of the position, never out of the available balance', async () => {
    const { ada } = await invested(app, '100')
    await bookRate(app, 'basic', '2026-06-16', -33_333)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await walletOf(app, ada)).toMatchObject({
      available: '0.00',
      invested: '96.6667',
      today: '0.00',
    })
    expect((await ada.call('GET', '/api/wallet/transactions/?type=result')).body.results[0]).toMatchObject({
      amount: '-3.3333',
      available_after: null,
    })
  })

  test('of a day that lost everything leaves an empty position that can be closed', async () => {
    const { ada, id } = await invested(app, '100')
    await bookRate(app, 'basic', '2026-06-16', -1_000_000)
    await accrueDay(app.ctx, '2026-06-16')
    expect((await accrueDay(app.ctx, '2026-06-17')).positions).toBe(1)
    const { body } = await ada.call('POST', `/api/investments/${id}/redeem/`)
    expect(body).toMatchObject({ status: 'closed', value: '0.00', results: '-100.00' })
  })

  test('stays in the position when its results are reinvested', async () => {
    const { ada, id } = await invested(app, '100')
    await ada.call('POST', `/api/investments/${id}/reinvest/`, { reinvest: true })
    await accrueDay(app.ctx, '2026-06-16')
    await accrueDay(app.ctx, '2026-06-17')
    expect(await walletOf(app, ada)).toMatchObject({ available: '0.00', invested: '105.0625' })
  })

  test('is rounded down to a millionth for each position; the rest is the rounding account’s', async () => {
    const [one, two] = [await invested(app, '100.01'), await invested(app, '100.01')]
    await bookRate(app, 'basic', '2026-06-16', 33_350)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await walletOf(app, one.ada)).toMatchObject({ available: '3.335333' })
    expect(await walletOf(app, two.ada)).toMatchObject({ available: '3.335333' })
    const sqlOf = asSql(app.ctx.db)
    expect([await balanceOf(sqlOf, results), await balanceOf(sqlOf, rounding)]).toEqual([-6_670_667n, 1n])
  })

  test('reaches those who came after the day was run ahead, and nobody twice', async () => {
    const early = await invested(app, '100')
    await accrueDay(app.ctx, '2026-06-20')
    app.clock.advance(dayMs)
    const late = await invested(app, '200')
    expect((await accrueDay(app.ctx, '2026-06-20')).positions).toBe(1)
    expect((await accrueDay(app.ctx, '2026-06-20')).positions).toBe(0)
    expect((await walletOf(app, early.ada)).available).toBe('2.50')
    expect((await walletOf(app, late.ada)).available).toBe('5.00')
  })

  test('is not for a position that was taken back', async () => {
    const { ada, id } = await invested(app, '100')
    await ada.call('POST', `/api/investments/${id}/redeem/`)
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(0)
  })
})

describe('refused days', () => {
  test('what is no day, and days too early or too late', async () => {
    await invested(app, '100')
    const days = [
      '',
      '2026-6-1',
      '2026-02-30',
      '20260616',
      'tomorrow',
      '2026-06-16T00:00:00Z',
      '2025-12-31',
      '2027-06-17',
      '9999-12-31',
    ]
    for (const day of days) await expect(accrueDay(app.ctx, day), `day ${day}`).rejects.toThrow(Problem)
    expect(await accrualsOf(app)).toBe(0)
  })

  test('the last day ahead that may be run', async () => {
    expect((await accrueDay(app.ctx, '2027-06-16')).day).toBe('2027-06-16')
  })
})

describe('the running product', () => {
  test('accrues each finished day, catches up in order, and repeats nothing that was run ahead', async () => {
    const { ada } = await invested(app, '100')
    expect(await accrueFinishedDays(app.ctx)).toEqual([])
    await accrueDay(app.ctx, '2026-06-17')
    app.clock.advance(4 * dayMs)
    // The end of the 16th was at the beginning of the 17th, two and a half days ago.
    expect((await accrualLag(app.ctx)).get('basic')).toBe(2.5 * dayMs)
    expect(await accrueFinishedDays(app.ctx)).toEqual(['2026-06-16', '2026-06-17', '2026-06-18'])
    expect((await accrualLag(app.ctx)).get('basic')).toBe(0)
    expect(await accrueFinishedDays(app.ctx)).toEqual([])
    expect(await accrualsOf(app)).toBe(3)
    expect(await walletOf(app, ada)).toMatchObject({ available: '7.50', today: '5.00' })
  })
})
