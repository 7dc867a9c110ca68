import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DemoClock } from '#demo/demo-clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { tellAccruedResults } from '#positions/result-notifications/tell-accrued-results.ts'
import { accrualsOf, invested, walletOf } from '#positions/testing/accrued.ts'
import { dayMs } from '#platform/clock.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { mayInvestorsForward } from './may-forward.ts'
import { runForward } from './run-forward.ts'
import { forward, resultNoticesOf, timeMachinePath } from './testing/forward.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

describe('going forward', () => {
  test('a day books today and tomorrow for everybody, and says so', async () => {
    const { ada, id } = await invested(app, '100')
    const { ada: bob } = await invested(app, '200')
    expect((await ada.call('GET', timeMachinePath)).body).toEqual({
      today: '2026-06-15',
      day: '2026-06-15',
      is_ahead: false,
      may_forward: true,
      spans: { day: '2026-06-16', week: '2026-06-22', month: '2026-07-15' },
      run: null,
    })
    const asked = await forward(ada, 'day', '2026-06-15')
    expect([asked.status, asked.body.run]).toEqual([
      201,
      { from: '2026-06-16', to: '2026-06-16', booked_to: '2026-06-15' },
    ])
    expect(await runForward(app.ctx)).toEqual(['2026-06-15', '2026-06-16'])
    expect((await ada.call('GET', timeMachinePath)).body).toMatchObject({
      day: '2026-06-16',
      is_ahead: true,
      run: null,
    })
    expect((await walletOf(app, ada)).total).toBe('102.50')
    expect((await walletOf(app, bob)).total).toBe('205.00')
    const { body } = await ada.call('GET', `/api/investments/${id}/results/`)
    expect(body.results).toMatchObject([{ day: '2026-06-16', amount: '2.50', booked_ahead: true }])
  })

  test('a month is told as its own days, once, and counts for nobody as today', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'month', '2026-06-15')
    await runForward(app.ctx)
    await tellAccruedResults(app.ctx)
    expect(await resultNoticesOf(app, ada.id)).toEqual([
      { from: '2026-06-16', to: '2026-07-15', amount_minor: '75000000' },
    ])
    const { body } = await ada.call('GET', '/api/notifications/')
    expect(body.results.find(({ kind }: { kind: string }) => kind === 'daily_results').facts).toEqual({
      from: '2026-06-16',
      to: '2026-07-15',
      amount: '75.00',
      ahead: 'yes',
    })
    expect(await walletOf(app, ada)).toMatchObject({ total: '175.00', today: '0.00' })
    app.clock.advance(dayMs)
    expect(await walletOf(app, ada)).toMatchObject({ today: '2.50' })
  })

  test('a day that arrives was booked, and is neither booked nor told again', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'week', '2026-06-15')
    await runForward(app.ctx)
    const before = await walletOf(app, ada)
    app.clock.advance(3 * dayMs)
    expect(await accrueFinishedDays(app.ctx)).toEqual(['2026-06-16', '2026-06-17'])
    await tellAccruedResults(app.ctx)
    expect((await walletOf(app, ada)).total).toBe(before.total)
    expect(await accrualsOf(app)).toBe(7)
    expect(await resultNoticesOf(app, ada.id)).toEqual([
      { from: '2026-06-16', to: '2026-06-22', amount_minor: '17500000' },
    ])
  })

  test('somebody who invests later has the days ahead with the next run, and is told of all of them', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'week', '2026-06-15')
    await runForward(app.ctx)
    const { ada: late } = await invested(app, '100')
    await forward(late, 'day', '2026-06-22')
    await runForward(app.ctx)
    expect((await walletOf(app, late)).total).toBe((await walletOf(app, ada)).total)
    expect(await resultNoticesOf(app, late.id)).toEqual([
      { from: '2026-06-16', to: '2026-06-23', amount_minor: '20000000' },
    ])
  })

  test('or, without one, when the day arrives', async () => {
    const { ada } = await invested(app, '100')
    await forward(ada, 'week', '2026-06-15')
    await runForward(app.ctx)
    const { ada: late } = await invested(app, '100')
    app.clock.advance(3 * dayMs)
    await accrueFinishedDays(app.ctx)
    await tellAccruedResults(app.ctx)
    expect((await walletOf(app, late)).total).toBe('105.00')
    expect(await resultNoticesOf(app, late.id)).toEqual([
      { from: '2026-06-16', to: '2026-06-17', amount_minor: '5000000' },
    ])
  })

  test('what the operator ran ahead is where it continues from', async () => {
    const { ada } = await invested(app, '100')
    await accrueDay(app.ctx, '2026-06-18')
    expect((await forward(ada, 'day', '2026-06-15')).status).toBe(409)
    expect((await forward(ada, 'day', '2026-06-18')).status).toBe(201)
    await runForward(app.ctx)
    expect(await accrualsOf(app)).toBe(4)
  })

  test('ends 366 days ahead', async () => {
    const { ada } = await invested(app, '100')
    await accrueDay(app.ctx, '2027-06-15')
    expect((await ada.call('GET', timeMachinePath)).body.spans).toEqual({
      day: '2027-06-16',
      week: null,
      month: null,
    })
    const refused = await forward(ada, 'week', '2027-06-15')
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('366 days')])
  })
})

describe('who may', () => {
  const elsewhere = { PUBLIC_URL: 'https://evenmoor.example', MAIL_URL: 'smtp://mail.example.com' }
  test.each([
    [{}, true],
    [elsewhere, false],
    [{ ...elsewhere, TIME_MACHINE: 'investors' }, true],
    [{ TIME_MACHINE: 'staff' }, false],
  ])('with %j investors: %s', async (env, may) => {
    const site = await createTestApp(env)
    try {
      expect(mayInvestorsForward(site.ctx)).toBe(may)
      const ada = await site.person()
      expect((await ada.call('GET', timeMachinePath)).body.may_forward).toBe(may)
      expect((await forward(ada, 'day', '2026-06-15')).status).toBe(may ? 201 : 403)
    } finally {
      await site.close()
    }
  })

  test('an administrator always, with an audit entry; other staff not', async () => {
    const [admin, finance] = [
      await app.person({ staffRole: 'admin' }),
      await app.person({ staffRole: 'finance' }),
    ]
    const body = { span: 'month', expected_day: '2026-06-15' }
    expect((await finance.call('POST', '/api/staff/time-machine/runs/', body)).status).toBe(403)
    expect((await finance.call('GET', '/api/staff/time-machine/')).body.may_forward).toBe(false)
    expect((await admin.call('POST', '/api/staff/time-machine/runs/', body)).status).toBe(201)
    const entry = app.ctx.db.selectFrom('audit_entry').select(['actor_id', 'before', 'after'])
    expect(await entry.where('action', '=', 'time.forward').execute()).toEqual([
      { actor_id: admin.id, before: { day: '2026-06-15' }, after: { day: '2026-07-15' } },
    ])
  })

  test('nobody on test networks', async () => {
    const site = await createTestApp({
      USDT_NODE_URL: 'http://127.0.0.1:1',
      USDT_XPUB:
        'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    })
    try {
      const [ada, admin] = [await site.person(), await site.person({ staffRole: 'admin' })]
      const body = { span: 'day', expected_day: '2026-06-15' }
      const replies = [
        await ada.call('GET', timeMachinePath),
        await ada.call('POST', `${timeMachinePath}runs/`, body),
        await admin.call('GET', '/api/staff/time-machine/'),
        await admin.call('POST', '/api/staff/time-machine/runs/', body),
      ]
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(replies[1]?.body.detail).toMatch(/Nothing was booked/)
    } finally {
      await site.close()
    }
  })
})

test('the chart and the lists say which days are ahead', async () => {
  // The ledger has the clock of the database, which is to say the same day.
  const clock = await DemoClock.take(app.database.ownerUrl, app.clock.now())
  try {
    const { ada } = await invested(app, '100')
    await forward(ada, 'week', '2026-06-15')
    await runForward(app.ctx)
    const { body } = await ada.call('GET', '/api/wallet/history/?range=all')
    expect(body.points.map(({ total }: { total: string }) => total)).toEqual([
      '0.00',
      '100.00',
      ...[1, 2, 3, 4, 5, 6, 7].map((days) => (100 + days * 2.5).toFixed(2)),
    ])
    expect(body.points.map((point: { is_ahead: boolean }) => point.is_ahead)).toEqual([
      false,
      false,
      ...Array.from({ length: 7 }, () => true),
    ])
    const list = await ada.call('GET', '/api/wallet/transactions/?type=result')
    expect(list.body.results).toHaveLength(7)
    expect(list.body.results.every((row: { booked_ahead: boolean }) => row.booked_ahead)).toBe(true)
    const staff = await app.person({ staffRole: 'auditor' })
    const days = await staff.call('GET', '/api/staff/results/?plan_id=basic')
    expect(new Set(days.body.results.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['ahead']),
    )
    const month = await ada.call('GET', '/api/results/2026-06/')
    expect(month.body.plans[0].days[0]).toMatchObject({ day: '2026-06-15', booked_ahead: true })
  } finally {
    await clock.release()
  }
})
