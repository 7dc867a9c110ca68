import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, codeAt, createFactorsApp, investor, withAuthenticator } from '#factors/testing/factors.ts'
import { endExpiredLocks } from '#people/account-status/lock-account.ts'
import { form, goodPassword, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { newPracticeAddress } from '#practice/address.ts'
import type { Reply, TestApp, TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let t: TestApp
let support: TestPerson
beforeAll(async () => {
  t = await createFactorsApp()
})
beforeEach(async () => {
  t.clock.advance(3_600_000)
  support = await t.person({ staffRole: 'support' })
})
afterAll(() => t.close())

const failed = { detail: 'Login failed. Please check your credentials and try again.' }
const logIn = (email: string, password = goodPassword) =>
  t.call('POST', '/account/login/', { email, password })
const logInLimited = (email: string, password = goodPassword, headers = {}) =>
  t.call('POST', '/account/login/limited/', { email, password }, headers)
const secondStep = (ticket: string, code: string, more: object = {}) =>
  t.call('POST', '/account/login/second_factor/', { ticket, method: 'totp', code, ...more })

const lockPath = (id: string) => `/api/staff/investors/${id}/lock/`
async function lock(id: string, given: object = {}): Promise<Reply['body']> {
  const { status, body } = await support.call('POST', lockPath(id), { reason: 'Seen with Bob', ...given })
  expect(status).toBe(200)
  return body.standing
}

async function locked(given: object = {}) {
  const email = newEmail()
  const id = await signUpVerified(t, email)
  return { email, id, standing: await lock(id, given) }
}

/** The calls of somebody whose login was answered with tokens. */
function callsOf({ status, body }: Reply): TestPerson['call'] {
  expect(status).toBe(200)
  return (method, url, sent, headers) => t.call(method, url, sent, { ...bearer(body.access), ...headers })
}

describe('the refusal of a login to a locked or suspended account', () => {
  test.each([
    ['unusual_activity', 'we saw unusual activity'],
    ['owner_request', 'you requested it'],
    ['terms', 'we’re checking whether our terms were followed'],
    ['legal_request', 'we’re responding to a legal request'],
  ])('says what is so, %s, and how the account stands; not what staff wrote', async (reason_code, why) => {
    for (const [state, words] of [
      ['locked', 'This is a locked account'],
      ['suspended', 'This account is temporarily suspended'],
    ]) {
      const { email, standing } = await locked({ state, reason_code })
      expect(standing).toMatchObject({ state, reason_code })
      const { status, body } = await logIn(email)
      expect([status, body]).toEqual([
        400,
        {
          detail: `${words}: ${why}. Your balance is untouched. Contact support for another review.`,
          account: standing,
        },
      ])
    }
  })

  test('tells it to the right password alone', async () => {
    const { email } = await locked()
    for (const attempt of [logIn, logInLimited])
      expect(await attempt(email, 'wrong')).toMatchObject({ status: 400, body: failed })
  })
})

describe('a login that takes a limited account', () => {
  test('opens a session that sees how the account stands', async () => {
    const { email, standing } = await locked({ state: 'suspended', reason_code: 'terms' })
    const call = callsOf(await logInLimited(email))
    expect((await call('GET', '/account/me/')).body.standing).toEqual(standing)
    expect((await call('GET', '/account/sessions/')).body).toHaveLength(1)
  })

  test('also from a device that it has not seen before', async () => {
    const { email } = await locked()
    const anotherDevice = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }
    for (const headers of [{}, anotherDevice, anotherDevice])
      expect((await logInLimited(email, goodPassword, headers)).status).toBe(200)
  })

  test('is any other login to an account that is open', async () => {
    const who = await investor(t)
    const call = callsOf(await logInLimited(who.email))
    expect((await call('GET', '/account/me/')).body.standing).toBeNull()
    expect((await call('PATCH', '/account/me/', { first_name: 'Augusta' })).status).toBe(200)
  })

  test('lets nobody into an account that is deactivated, or waits for its code', async () => {
    const email = newEmail()
    const id = await signUpVerified(t, email)
    await t.ctx.db.updateTable('person').set({ state: 'deactivated' }).where('id', '=', id).execute()
    const refused = await logInLimited(email)
    expect([refused.status, refused.body]).toEqual([
      400,
      { detail: 'This account is deactivated and its login disabled. Contact support if that’s wrong.' },
    ])
    const waiting = newEmail()
    await t.call('POST', '/account/registration/', form(waiting))
    expect(await logInLimited(waiting)).toMatchObject({ status: 400, body: failed })
  })

  test('has the pace and the limits of the login, and they are one', async () => {
    const { email } = await locked()
    await logIn(email, 'wrong')
    await logInLimited(email, 'wrong')
    await logIn(email, 'wrong')
    for (const attempt of [logIn, logInLimited])
      expect(await attempt(email)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  })

  test('with a second factor on gives a ticket; the second step has to take it too', async () => {
    const who = await investor(t)
    await who.stepUp()
    const { secret } = await withAuthenticator(t, who)
    const standing = await lock(who.id)
    expect((await logIn(who.email)).body).toMatchObject({ account: standing })
    t.clock.advance(30_000)
    const { ticket } = (await logInLimited(who.email)).body.second_factor
    const refused = await secondStep(ticket, codeAt(t, secret))
    expect([refused.status, refused.body.account]).toEqual([400, standing])
    const call = callsOf(await secondStep(ticket, codeAt(t, secret), { accepts_limited: true }))
    expect((await call('GET', '/account/me/')).body.standing).toEqual(standing)
  })
})

describe('a session of a limited account', () => {
  test.each([
    ['locked', 'Your account is locked.'],
    ['suspended', 'Your account is suspended.'],
  ])('of one that is %s is refused what has to wait, in words and a code', async (state, words) => {
    const { email, id } = await locked({ state })
    await fund(t, id, '100')
    const call = callsOf(await logInLimited(email))
    const { status, body } = await call('POST', '/api/investments/', { plan_id: 'basic', amount: '50' })
    expect([status, body]).toEqual([
      403,
      {
        detail: `${words} You can see it, export it, and request a withdrawal; everything else waits for its review.`,
        code: 'account_limited',
      },
    ])
    expect((await call('GET', '/api/wallet/')).body).toMatchObject({ available: '100.00', invested: '0.00' })
  })

  test('takes what is invested back, asks to withdraw it, and gives the data out', async () => {
    const who = await investor(t)
    await fund(t, who.id, '100')
    const invested = await who.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
    await lock(who.id)
    const call = callsOf(await logInLimited(who.email))
    expect((await call('POST', `/api/investments/${invested.body.id}/redeem/`, {})).status).toBe(200)
    const asked = await call('POST', '/api/wallet/withdrawals/', {
      amount: '100',
      address: newPracticeAddress(),
    })
    expect([asked.status, asked.body.status]).toEqual([201, 'in_review'])
    // New as the address is, it waits with it.
    expect(asked.body.held_until).not.toBeNull()
    const finance = await t.person({ staffRole: 'finance' })
    const seen = await finance.call('GET', `/api/staff/withdrawals/${asked.body.id}/`)
    expect(seen.body.signals).toContain('account_limited')
    expect((await call('POST', '/account/step_up/', { password: goodPassword })).status).toBe(200)
    const exported = await call('GET', '/account/export/')
    expect(exported.status).toBe(200)
    expect((await call('POST', `/api/wallet/withdrawals/${asked.body.id}/cancel/`)).status).toBe(200)
  })

  test('waits for a new address with practice money too', async () => {
    const { email, id } = await locked()
    await fund(t, id, '100')
    const call = callsOf(await logInLimited(email))
    const address = newPracticeAddress()
    const asked = { amount: '100', address, skip_hold: true }
    expect(await call('POST', '/api/wallet/withdrawals/', asked)).toMatchObject({
      status: 403,
      body: { code: 'account_limited' },
    })
    expect((await call('GET', '/api/wallet/addresses/')).body.results).toEqual([])
    expect((await call('POST', '/account/step_up/', { password: goodPassword })).status).toBe(200)
    const saved = await call('POST', '/api/wallet/addresses/', { address, label: 'Mine' })
    expect([saved.status, saved.body.is_usable]).toEqual([201, false])
    const skipped = await call('POST', `/api/wallet/addresses/${saved.body.id}/hold-skip/`)
    expect([skipped.status, skipped.body.code]).toEqual([403, 'account_limited'])
  })

  test('is renewed as it is, and ends when the account is opened: by staff, or at the end that was set', async () => {
    for (const open of [
      (id: string) => support.call('DELETE', lockPath(id)),
      async () => {
        t.clock.advance(24 * 3_600_000)
        await endExpiredLocks(t.ctx)
      },
    ]) {
      const today = t.clock.now().toISOString().slice(0, 10)
      const { email, id } = await locked({ until: today })
      const { body } = await logInLimited(email)
      const renewed = await t.call('POST', '/account/token/refresh/', { refresh: body.refresh })
      expect(renewed.status).toBe(200)
      const me = () => t.call('GET', '/account/me/', undefined, bearer(renewed.body.access))
      expect((await me()).body.standing.state).toBe('locked')
      await open(id)
      expect((await me()).status).toBe(401)
      const again = await t.call('POST', '/account/token/refresh/', { refresh: renewed.body.refresh })
      expect(again.status).toBe(401)
      expect((await logIn(email)).status).toBe(200)
    }
  })
})
