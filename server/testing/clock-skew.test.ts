/** Two machines on one database whose clocks are five minutes apart (trust.md, F09). */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { utcDay } from '#platform/clock.ts'
import { form, goodPassword, lastCode, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { bearer } from '#factors/testing/factors.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { type SecondNode, startSecondNode } from './second-node.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const invest = (call: TestPerson['call'], key: string) =>
  call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })

describe.each([
  ['ahead', 5 * minuteMs],
  ['behind', -5 * minuteMs],
])('a second machine five minutes %s', (_where, skewMs) => {
  let other: SecondNode
  beforeAll(async () => {
    other = await startSecondNode(app, skewMs)
  })
  afterAll(() => other.close())
  afterEach(() => app.clock.advance(dayMs))

  test('lets in whoever logged in at the first, takes its codes, and renews its tokens', async () => {
    const email = newEmail()
    await app.call('POST', '/account/registration/', form(email))
    const anyone = other.callAs('')
    const code = await lastCode(app, email)
    expect((await anyone('POST', '/account/verify_code/', { email, code })).status).toBe(200)
    const { access, refresh } = await logIn(app, email)
    expect((await other.callAs(access)('GET', '/api/wallet/')).status).toBe(200)
    const renewed = await anyone('POST', '/account/token/refresh/', { refresh })
    expect(renewed.status).toBe(200)
    expect((await app.call('GET', '/api/wallet/', undefined, bearer(renewed.body.access))).status).toBe(200)
  })

  test('asks at most once more for a confirmation that was given at the first, and one of its own is good at both', async () => {
    const email = newEmail()
    await signUpVerified(app, email)
    const { access } = await logIn(app, email)
    const confirmation = { method: 'password', password: goodPassword }
    const first: TestPerson['call'] = (method, url, body) => app.call(method, url, body, bearer(access))
    const second = other.callAs(access)
    const changeEmail = (call: TestPerson['call']) => call('POST', '/account/email/', { email: newEmail() })
    expect((await first('POST', '/account/step_up/', confirmation)).status).toBe(200)
    // A confirmation lasts five minutes, which have passed for the one that is ahead.
    expect((await changeEmail(second)).status).toBe(skewMs > 0 ? 403 : 200)
    const [later, sooner] = skewMs > 0 ? [second, first] : [first, second]
    expect((await later('POST', '/account/step_up/', confirmation)).status).toBe(200)
    for (const call of [later, sooner]) expect((await changeEmail(call)).status).toBe(200)
  })

  test('books no order twice that was sent to both', async () => {
    const ada = await app.person()
    await fund(app, ada.id, '300')
    const key = randomUUID()
    const both = await Promise.all([invest(ada.call, key), invest(other.callAs(ada.access), key)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0].body).toEqual(both[1].body)
    const { body: wallet } = await other.callAs(ada.access)('GET', '/api/wallet/')
    expect(wallet).toMatchObject({ available: '200.00', invested: '100.00' })
  })

  test('skips and doubles no day, whichever of both comes to midnight first', async () => {
    const eve = await app.person()
    await fund(app, eve.id, '100')
    const { body: position } = await invest(eve.call, randomUUID())
    const bought = app.clock.now()
    // From noon of the first day until the clock that is ahead is a minute past midnight, and then the other.
    const untilMidnightMs = dayMs - (bought.getTime() % dayMs)
    const aheadMs = Math.max(0, skewMs)
    app.clock.advance(dayMs + untilMidnightMs - aheadMs + minuteMs)
    await Promise.all([accrueFinishedDays(other.ctx), accrueFinishedDays(app.ctx)])
    app.clock.advance(5 * minuteMs)
    await Promise.all([accrueFinishedDays(app.ctx), accrueFinishedDays(other.ctx)])
    const days = await app.ctx.db
      .selectFrom('accrual')
      .select('day')
      .where('position_id', '=', position.id)
      .execute()
    expect(days.map(({ day }) => day)).toEqual([utcDay(new Date(bought.getTime() + dayMs))])
    // Back at a noon, where the next begins.
    app.clock.advance(bought.getTime() + 2 * dayMs - app.clock.now().getTime())
  })
})
