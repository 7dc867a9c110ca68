import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import { fund } from '#wallet/testing/fund.ts'
import { assertMayPayIn } from './assert-may-pay-in.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const dayMs = 86_400_000
const takeBreak = (who: TestPerson, days: unknown) => who.call('POST', '/account/break/', { days })
const invest = (who: TestPerson) =>
  who.call(
    'POST',
    '/api/investments/',
    { plan_id: 'basic', amount: '100' },
    { 'idempotency-key': randomUUID() },
  )
const deposit = (who: TestPerson) =>
  who.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })
const later = (days: number) => new Date(t.clock.now().getTime() + days * dayMs).toISOString()

async function investor(): Promise<TestPerson> {
  const who = await t.person()
  await fund(t, who.id, '5000')
  return who
}

describe('a break', () => {
  test('stops new deposits and investments, and nothing else', async () => {
    const who = await investor()
    const position = (await invest(who)).body.id
    const until = later(7)
    expect(await takeBreak(who, 7)).toMatchObject({ status: 200, body: { break_until: until } })
    expect((await who.call('GET', '/account/me/')).body.break_until).toBe(until)
    for (const refused of [await invest(who), await deposit(who)]) {
      expect(refused.status).toBe(409)
      expect(refused.body.detail).toMatch(/^You’re taking a break until 2026-/)
    }
    expect((await who.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '4900.00',
      invested: '100.00',
    })
    expect((await who.call('GET', '/account/export/')).status).toBe(200)
    expect((await who.call('POST', `/api/investments/${position}/redeem/`, {})).status).toBe(200)
    const withdrawal = await who.call('POST', '/api/wallet/withdrawals/', {
      amount: '50',
      address: newPracticeAddress(),
    })
    expect(withdrawal.status).toBe(201)
  })

  test('ends by itself, can be made longer, and never shorter', async () => {
    const who = await investor()
    await takeBreak(who, 7)
    const until = later(7)
    expect((await takeBreak(who, 1)).body.break_until).toBe(until)
    expect((await takeBreak(who, 30)).body.break_until).toBe(later(30))
    await t.ctx.db
      .updateTable('person')
      .set({ break_until: t.clock.now() })
      .where('id', '=', who.id)
      .execute()
    expect((await who.call('GET', '/account/me/')).body.break_until).toBeNull()
    expect((await invest(who)).status).toBe(201)
  })

  test.each([0, 2, -1, 1.5, '7', null, undefined])('of %s days is refused', async (days) => {
    const who = await t.person()
    expect(await takeBreak(who, days)).toMatchObject({
      status: 400,
      body: { days: ['Choose 1, 7, or 30 days.'] },
    })
    expect((await who.call('GET', '/account/me/')).body.break_until).toBeNull()
  })

  test('that is taken while money is being invested comes after it', async () => {
    const who = await investor()
    const order: string[] = []
    let taken: Promise<unknown> | undefined
    await t.ctx.transaction(async (tx) => {
      await assertMayPayIn(t.ctx, tx, who.id)
      taken = takeBreak(who, 1).then(() => order.push('break'))
      await untilLockWait(t.ctx.db)
      order.push('invested')
    })
    await taken
    expect(order).toEqual(['invested', 'break'])
  })

  test('taken in the middle of ten investments: what was accepted is invested, and nothing follows', async () => {
    const who = await investor()
    const calls = Array.from({ length: 10 }, () => invest(who))
    const [taken, ...replies] = await Promise.all([takeBreak(who, 1), ...calls])
    expect(taken.status).toBe(200)
    const accepted = replies.filter(({ status }) => status === 201).length
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect((await invest(who)).status).toBe(409)
    const wallet = await who.call('GET', '/api/wallet/')
    expect(wallet.body.invested).toBe(`${accepted * 100}.00`)
  })
})
