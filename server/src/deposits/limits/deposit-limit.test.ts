import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'
import { changedLimit, limitAt, noLimit } from './deposit-limit.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const now = new Date('2026-06-15T12:00:00Z')
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000)

describe('a cap', () => {
  test('the first one and a lower one hold at once', () => {
    const first = changedLimit(noLimit, 500n, now)
    expect(first).toEqual({ maxMinor: 500n, next: null })
    expect(changedLimit(first, 200n, now)).toEqual({ maxMinor: 200n, next: null })
  })

  test.each([900n, null])('raising it to %s holds after 24 hours, not before', (asked) => {
    const raised = changedLimit({ maxMinor: 500n, next: null }, asked, now)
    expect(limitAt(raised, hours(23.99)).maxMinor).toBe(500n)
    expect(limitAt(raised, hours(24))).toEqual({ maxMinor: asked, next: null })
  })

  test('a lower one, or the same said again, calls a raise off', () => {
    const raised = changedLimit({ maxMinor: 500n, next: null }, 900n, now)
    for (const asked of [500n, 400n]) {
      const kept = changedLimit(raised, asked, hours(1))
      expect(limitAt(kept, hours(48))).toEqual({ maxMinor: asked, next: null })
    }
  })
})

describe('at the checkout', () => {
  const setLimit = (who: TestPerson, max: string | null, period = 'day') =>
    who.call('POST', '/api/wallet/deposit_limits/', { period, max })
  const open = (who: TestPerson, amount: string) =>
    who.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount }, { 'idempotency-key': randomUUID() })
  const session = (who: TestPerson) =>
    t.ctx.db
      .updateTable('session')
      .set({ access_expires_at: new Date(t.clock.now().getTime() + 600_000) })
      .where('person_id', '=', who.id)
      .execute()

  test('what is above the cap is refused with what is left', async () => {
    const who = await t.person()
    expect((await setLimit(who, '500')).status).toBe(200)
    expect((await open(who, '300')).status).toBe(201)
    expect(await open(who, '200.01')).toMatchObject({
      status: 400,
      body: {
        amount: [
          'Your deposit limit is $500.00 per 24 hours, and $200.00 is left. No checkout was opened. Enter a smaller amount, or change your limit.',
        ],
      },
    })
    expect((await open(who, '200')).status).toBe(201)
    const { body } = await who.call('GET', '/api/wallet/deposit_limits/')
    expect(body).toEqual([
      { period: 'day', max: '500.00', used: '500.00', next: null },
      { period: 'week', max: null, used: '500.00', next: null },
      { period: 'month', max: null, used: '500.00', next: null },
    ])
  })

  test('a checkout that nobody paid counts no longer once it has ended; the cap of a week looks back a week', async () => {
    const who = await t.person()
    await setLimit(who, '300')
    await open(who, '300')
    expect((await open(who, '100')).status).toBe(400)
    t.clock.advance(16 * 60_000)
    await session(who)
    const paid = await open(who, '300')
    expect(paid.status).toBe(201)
    await t.ctx.db.updateTable('deposit').set({ status: 'settled' }).where('id', '=', paid.body.id).execute()
    await setLimit(who, '400', 'week')
    t.clock.advance(25 * 3_600_000)
    await session(who)
    expect((await open(who, '300')).body.amount[0]).toContain('per 7 days, and $100.00 is left')
    expect((await open(who, '100')).status).toBe(201)
  })

  test('raising waits 24 hours, lowering does not', async () => {
    const who = await t.person()
    await setLimit(who, '100')
    const raised = await setLimit(who, '1000')
    expect(raised.body[0]).toMatchObject({
      max: '100.00',
      next: { max: '1000.00', at: new Date(t.clock.now().getTime() + dayMs).toISOString() },
    })
    expect((await open(who, '500')).status).toBe(400)
    t.clock.advance(dayMs)
    await session(who)
    expect((await open(who, '500')).status).toBe(201)
    await setLimit(who, '100')
    expect((await open(who, '100')).body.amount[0]).toContain('$0.00 is left')
  })

  test('ten checkouts at once open no more than the cap allows', async () => {
    const who = await t.person()
    await setLimit(who, '300')
    const replies = await Promise.all(Array.from({ length: 10 }, () => open(who, '100')))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(7)
  })

  test.each(['0', '-1', '1e3', '1.001', 'all', '', 5])('%j is no cap', async (max) => {
    const who = await t.person()
    expect((await setLimit(who, max as string)).status).toBe(400)
    expect((await open(who, '100')).status).toBe(201)
  })

  test('one’s own only', async () => {
    const [who, other] = [await t.person(), await t.person()]
    await setLimit(who, '100')
    expect((await open(other, '500')).status).toBe(201)
    expect((await other.call('GET', '/api/wallet/deposit_limits/')).body[0].max).toBeNull()
  })
})
