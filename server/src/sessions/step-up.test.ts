import { describe, expect, test } from 'vitest'
import { bearer, codeAt, investor, ticketOf, withAuthenticator } from '#factors/testing/factors.ts'
import { addStaff } from '#ops/staff-add.ts'
import { goodPassword, lastToken, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const missing = { status: 403, body: { code: 'step_up_required' } }
const enroll = '/account/factors/authenticator/'

describe('step-up', () => {
  test('a session alone does not change factors; the password opens five minutes of it, in this session only', async () => {
    const who = await investor(t)
    const other = await logIn(t, who.email)
    expect(await who.call('POST', enroll)).toMatchObject(missing)
    const stepped = await who.stepUp()
    expect(stepped).toMatchObject({
      status: 200,
      body: { stepped_up_until: new Date(t.clock.now().getTime() + 300_000).toISOString() },
    })
    expect((await who.call('POST', enroll)).status).toBe(201)
    const elsewhere = await t.call('POST', enroll, undefined, { authorization: `Bearer ${other.access}` })
    expect(elsewhere).toMatchObject(missing)
    t.clock.advance(299_999)
    expect((await who.call('POST', enroll)).status).toBe(201)
    t.clock.advance(1)
    expect(await who.call('POST', enroll)).toMatchObject(missing)
  })

  test('a wrong password opens nothing and slows the next try down', async () => {
    const who = await investor(t)
    const wrong = { password: 'not my password' }
    for (let tries = 0; tries < 3; tries += 1) expect((await who.stepUp(wrong)).status).toBe(400)
    expect((await who.stepUp()).status).toBe(429)
    expect(await who.call('POST', enroll)).toMatchObject(missing)
    t.clock.advance(1000)
    expect((await who.stepUp()).status).toBe(200)
  })

  test('with a second factor on the password is not enough', async () => {
    const who = await investor(t)
    await who.stepUp()
    const { secret } = await withAuthenticator(t, who)
    t.clock.advance(400_000)
    expect((await who.stepUp()).status).toBe(400)
    expect(await who.call('DELETE', enroll)).toMatchObject(missing)
    expect((await who.stepUp({ method: 'totp', code: codeAt(t, secret) })).status).toBe(200)
    expect((await who.call('DELETE', enroll)).status).toBe(200)
  })

  test.each([
    [{}],
    [{ password: 1 }],
    [{ method: 'totp' }],
    [{ method: 'nothing', code: '1' }],
    [[]],
    ['text'],
  ])('%j is refused with 400', async (given) => {
    const who = await investor(t)
    expect((await who.call('POST', '/account/step_up/', given)).status).toBe(400)
  })

  test('withdrawals ask for it when the login was five minutes ago', async () => {
    const who = await investor(t)
    await fund(t, who.id, '1000')
    const withdraw = () =>
      who.call('POST', '/api/wallet/withdrawals/', { amount: '50', address: newPracticeAddress() })
    expect((await withdraw()).status).toBe(201)
    t.clock.advance(299_999)
    expect((await withdraw()).status).toBe(201)
    t.clock.advance(1)
    expect(await withdraw()).toMatchObject(missing)
    await who.stepUp()
    expect((await withdraw()).status).toBe(201)
  })

  test('renewing the session is no proof', async () => {
    const who = await investor(t)
    await fund(t, who.id, '1000')
    t.clock.advance(300_000)
    const renewed = await t.call('POST', '/account/token/refresh/', { refresh: who.refresh })
    const asked = await t.call(
      'POST',
      '/api/wallet/withdrawals/',
      { amount: '50', address: newPracticeAddress() },
      bearer(renewed.body.access),
    )
    expect(asked).toMatchObject(missing)
  })

  test('a factor added after the login has to be shown for a withdrawal', async () => {
    const who = await investor(t)
    await fund(t, who.id, '1000')
    const withdraw = () =>
      who.call('POST', '/api/wallet/withdrawals/', { amount: '50', address: newPracticeAddress() })
    await who.stepUp()
    const { secret } = await withAuthenticator(t, who)
    t.clock.advance(400_000)
    expect(await withdraw()).toMatchObject(missing)
    await who.stepUp({ method: 'totp', code: codeAt(t, secret) })
    expect((await withdraw()).status).toBe(201)
  })
})

describe('staff need a second factor', () => {
  const queue = '/api/staff/withdrawals/'
  const refused = { status: 403, body: { code: 'second_factor_required' } }

  async function staffByLink(email = newEmail()) {
    const link = await addStaff(t.ctx, { email, role: 'finance' })
    const token = new URL(link).searchParams.get('token')
    let tokens = (await t.call('POST', '/account/staff_link/', { token })).body
    const call: TestApp['call'] = (method, url, body) =>
      t.call(method, url, body, { authorization: `Bearer ${tokens.access}` })
    const renew = async () => {
      tokens = (await t.call('POST', '/account/token/refresh/', { refresh: tokens.refresh })).body
    }
    return { email, call, renew }
  }

  test('the one-time link counts for 24 hours', async () => {
    const staff = await staffByLink()
    expect((await staff.call('GET', queue)).status).toBe(200)
    t.clock.advance(86_400_000 - 1)
    await staff.renew()
    expect((await staff.call('GET', queue)).status).toBe(200)
    t.clock.advance(1)
    expect(await staff.call('GET', queue)).toMatchObject(refused)
    expect((await staff.call('GET', '/account/me/')).status).toBe(200)
  })

  test('by the link alone a second factor can be added; then the session counts for good', async () => {
    const staff = await staffByLink()
    const { secret } = await withAuthenticator(t, staff)
    t.clock.advance(2 * 86_400_000)
    await staff.renew()
    expect((await staff.call('GET', queue)).status).toBe(200)
    // The link stands for a step-up only while there is nothing else to prove oneself with.
    expect(await staff.call('DELETE', enroll)).toMatchObject(missing)
    await staff.call('POST', '/account/step_up/', { method: 'totp', code: codeAt(t, secret) })
    expect((await staff.call('GET', queue)).status).toBe(200)
  })

  test('staff keep one second factor: the last one is not removed, and nothing is half done', async () => {
    const staff = await staffByLink()
    const { secret } = await withAuthenticator(t, staff)
    t.clock.advance(30_000)
    await staff.call('POST', '/account/step_up/', { method: 'totp', code: codeAt(t, secret) })
    const removed = await staff.call('DELETE', enroll)
    expect(removed.status).toBe(409)
    expect(removed.body.detail).toContain('add another one first')
    expect((await staff.call('GET', '/account/factors/')).body).toMatchObject({
      authenticator: { confirmed_at: expect.any(String) },
      recovery_codes_left: 10,
    })
    expect((await staff.call('GET', queue)).status).toBe(200)
  })

  test('the link does not stand for a step-up where there is a password', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const staff = await staffByLink(email)
    expect((await staff.call('GET', queue)).status).toBe(200)
    expect(await staff.call('POST', enroll)).toMatchObject(missing)
  })

  test('a session by password does not work for others, and cannot add the factor that would let it', async () => {
    const { email, call: byLink } = await staffByLink()
    await t.call('POST', '/api/password_reset/', { email })
    const reset = { token: await lastToken(t, email), password: goodPassword }
    await t.call('POST', '/account/api/password_reset/confirm/', reset)
    expect((await byLink('GET', '/account/me/')).status).toBe(401)
    const { access } = await logIn(t, email)
    const call: TestApp['call'] = (method, url, body) =>
      t.call(method, url, body, { authorization: `Bearer ${access}` })
    expect(await call('GET', queue)).toMatchObject(refused)
    expect(await call('POST', `${queue}00000000-0000-7000-8000-000000000000/approval/`)).toMatchObject(
      refused,
    )
    await call('POST', '/account/step_up/', { password: goodPassword })
    expect(await call('GET', queue)).toMatchObject(refused)
    expect(await call('POST', enroll)).toMatchObject(refused)
    expect(await call('POST', '/account/passkeys/registration_options/')).toMatchObject(refused)
  })

  test('a session by password and second factor works for others; one that shows it later does too', async () => {
    const email = newEmail()
    const staff = await staffByLink(email)
    const { secret } = await withAuthenticator(t, staff)
    t.clock.advance(30_000)
    const proof = { method: 'totp', code: codeAt(t, secret) }
    await t.call('POST', '/api/password_reset/', { email })
    const reset = { token: await lastToken(t, email), password: goodPassword }
    await t.call('POST', '/account/api/password_reset/confirm/', reset)
    const { ticket } = await ticketOf(t, email)
    const { access } = (await t.call('POST', '/account/login/second_factor/', { ticket, ...proof })).body
    const authorization = `Bearer ${access}`
    expect((await t.call('GET', queue, undefined, { authorization })).status).toBe(200)
    await t.ctx.db.updateTable('session').set({ proof: 'password' }).execute()
    expect(await t.call('GET', queue, undefined, { authorization })).toMatchObject(refused)
    t.clock.advance(30_000)
    const again = { method: 'totp', code: codeAt(t, secret) }
    expect((await t.call('POST', '/account/step_up/', again, { authorization })).status).toBe(200)
    expect((await t.call('GET', queue, undefined, { authorization })).status).toBe(200)
  })
})
