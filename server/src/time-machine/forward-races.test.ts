import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { tellAccruedResults } from '#positions/result-notifications/tell-accrued-results.ts'
import { accrualsOf, invested, walletOf } from '#positions/testing/accrued.ts'
import { dayMs } from '#platform/clock.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { runForward } from './run-forward.ts'
import { forward, resultNoticesOf, timeMachinePath } from './testing/forward.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

describe('repeated and at once', () => {
  test('the same request is made once', async () => {
    const { ada } = await invested(app, '100')
    const first = await forward(ada, 'day', '2026-06-15', 'one')
    await runForward(app.ctx)
    expect(await forward(ada, 'day', '2026-06-15', 'one')).toMatchObject({ status: 201, body: first.body })
    expect(await runForward(app.ctx)).toEqual([])
    expect((await forward(ada, 'week', '2026-06-15', 'one')).status).toBe(422)
  })

  test('of ten who ask at once one goes forward', async () => {
    const { ada } = await invested(app, '100')
    const asked = await Promise.all(Array.from({ length: 10 }, () => forward(ada, 'day', '2026-06-15')))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ])
    await Promise.all([1, 2, 3].map(() => runForward(app.ctx)))
    expect((await forward(ada, 'day', '2026-06-15')).status).toBe(409)
    expect(await accrualsOf(app)).toBe(1)
    expect((await ada.call('GET', timeMachinePath)).body).toMatchObject({ day: '2026-06-16', run: null })
  })

  test('several processes book each day once, and tell of it once', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'week', '2026-06-15')
    await Promise.all([1, 2, 3].map(() => runForward(app.ctx)))
    expect((await walletOf(app, ada)).total).toBe('117.50')
    await tellAccruedResults(app.ctx)
    expect(await resultNoticesOf(app, ada.id)).toMatchObject([{ amount_minor: '17500000' }])
  })

  test('a run that was stopped is done by the next', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'week', '2026-06-15')
    // As it is when the process ends after two days.
    for (const day of ['2026-06-15', '2026-06-16']) await accrueDay(app.ctx, day)
    expect((await forward(ada, 'day', '2026-06-22')).status).toBe(409)
    await runForward(app.ctx)
    expect(await accrualsOf(app)).toBe(7)
    expect((await ada.call('GET', timeMachinePath)).body).toMatchObject({ day: '2026-06-22', run: null })
  })

  test('a run whose days have all come meanwhile ends', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'day', '2026-06-15')
    app.clock.advance(5 * dayMs)
    await runForward(app.ctx)
    // As the daily job would have done it.
    expect(await accrualsOf(app)).toBe(4)
    const { rows } = { rows: await app.ctx.db.selectFrom('forward_run').select('finished_at').execute() }
    expect(rows).toEqual([{ finished_at: app.clock.now() }])
  })
})
