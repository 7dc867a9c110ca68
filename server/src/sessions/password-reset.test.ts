import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  form,
  goodPassword,
  lastToken,
  logIn,
  mailsTo,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ PUBLIC_URL: 'https://evenmoor.example' })
})
// Limits of an hour that allow many count a minute longer.
beforeEach(() => t.clock.advance(2 * 3_600_000))
afterAll(() => t.close())

const newPassword = 'violet-otter-91-canyon'
const request = (email: unknown, headers = {}) => t.call('POST', '/api/password_reset/', { email }, headers)
const confirm = (body: object) => t.call('POST', '/account/api/password_reset/confirm/', body)

async function investor(): Promise<string> {
  const email = newEmail()
  await signUpVerified(t, email)
  return email
}

describe('resetting a password', () => {
  test('A13: checking a token uses nothing up and carries no detail; setting the password does, once', async () => {
    const email = await investor()
    await request(email.toUpperCase())
    const token = await lastToken(t, email)
    for (let scans = 0; scans < 5; scans += 1) {
      const checked = await confirm({ token })
      expect(checked.status).toBe(200)
      expect(checked.body).not.toHaveProperty('detail')
    }
    const set = await confirm({ token, password: newPassword })
    expect(set.status).toBe(200)
    expect(set.body).toEqual({ message: expect.any(String) })
    for (const body of [{ token }, { token, password: newPassword }]) {
      expect(await confirm(body)).toMatchObject({
        status: 400,
        body: { detail: 'Invalid or expired token.' },
      })
    }
    await logIn(t, email, newPassword)
    expect((await t.call('POST', '/account/login/', { email, password: goodPassword })).status).toBe(400)
  })

  test('A14: every session and older link is dead at once, nobody is logged in, a notice is mailed', async () => {
    const email = await investor()
    const sessions = [await logIn(t, email), await logIn(t, email)]
    await request(email)
    const older = await lastToken(t, email)
    await request(email)
    const token = await lastToken(t, email)
    expect((await confirm({ token: older })).status).toBe(400)
    const set = await confirm({ token, password: newPassword })
    expect(Object.keys(set.body)).toEqual(['message'])
    for (const { access, refresh } of sessions) {
      const me = await t.call('GET', '/account/me/', undefined, { authorization: `Bearer ${access}` })
      expect(me.status).toBe(401)
      expect((await t.call('POST', '/account/token/refresh/', { refresh })).status).toBe(401)
    }
    expect((await mailsTo(t, email))[0]!.subject).toBe('Your Evenmoor password was changed')
  })

  test('a link is good for 30 minutes and at one reset only, however many come at once', async () => {
    const email = await investor()
    await request(email)
    const token = await lastToken(t, email)
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => confirm({ token, password: newPassword })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await request(email)
    const late = await lastToken(t, email)
    t.clock.advance(30 * 60_000)
    expect((await confirm({ token: late })).status).toBe(400)
  })

  test('a guessable password is refused under its field and leaves the link good', async () => {
    const email = await investor()
    await request(email)
    const token = await lastToken(t, email)
    for (const password of ['short', 'password123', 'evenmoor2026', 'x9Qz-mellow.Tundra '.repeat(7)]) {
      expect(await confirm({ token, password })).toMatchObject({
        status: 400,
        body: { password: [expect.any(String)] },
      })
    }
    expect((await confirm({ token, password: newPassword })).status).toBe(200)
  })

  test('a missing token has the text of the spec', async () => {
    expect(await confirm({})).toMatchObject({ status: 400, body: { token: ['Reset token is missing.'] } })
  })

  test('A13: a hundred made-up tokens from one place, then 429', async () => {
    for (let tries = 0; tries < 100; tries += 1)
      expect((await confirm({ token: `made-up-${tries}` })).status).toBe(400)
    const stopped = await confirm({ token: 'made-up' })
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('A15: the link stands on PUBLIC_URL, whatever the headers say', async () => {
    const email = await investor()
    await request(email, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    const mail = (await mailsTo(t, email))[0]!
    expect(mail.text).toContain('https://evenmoor.example/reset_password_confirm?token=')
    expect(mail.text + mail.html).not.toContain('evil')
  })

  test.each([
    [['a@example.com', 'b@example.com']],
    ['a@example.com,b@example.com'],
    ['a@example.com\r\nBcc: b@example.com'],
    ['a%0ab'],
    [{}],
    [1],
  ])('A17: %j is refused with 400 and nothing is mailed', async (email) => {
    const before = await t.ctx.db.selectFrom('mail').select('id').execute()
    expect((await request(email)).status).toBe(400)
    expect(await t.ctx.db.selectFrom('mail').select('id').execute()).toHaveLength(before.length)
  })

  test('A22: an unknown address gets the same answer and no mail', async () => {
    const [known, stranger] = [await investor(), newEmail()]
    const [one, other] = [await request(known), await request(stranger)]
    expect({ status: other.status, body: other.body }).toEqual({ status: one.status, body: one.body })
    expect(await mailsTo(t, stranger)).toEqual([])
  })

  test('5 an hour for an address, known or not; 15 from one place', async () => {
    for (const email of [await investor(), newEmail()]) {
      const five = await Promise.all(Array.from({ length: 5 }, () => request(email)))
      expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const stopped = await request(email)
      expect(stopped.status).toBe(429)
      expect(stopped.headers['retry-after']).toBe('3600')
    }
    const from = () =>
      t.app.inject({
        method: 'POST',
        url: '/api/password_reset/',
        remoteAddress: '203.0.113.7',
        payload: { email: newEmail() },
      })
    const fifteen = await Promise.all(Array.from({ length: 15 }, from))
    expect(new Set(fifteen.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await from()).statusCode).toBe(429)
  })

  test('who waits for a code is mailed that there is no account yet, and no link', async () => {
    const email = newEmail()
    await t.call('POST', '/account/registration/', form(email))
    const { status, body } = await request(email)
    expect({ status, body }).toMatchObject({ status: 200, body: (await request(newEmail())).body })
    const [mail] = await mailsTo(t, email)
    expect(mail!.subject).toBe('Your Evenmoor account isn’t open yet')
    expect(mail!.text).toContain('/signup')
    expect(mail!.text).not.toContain('token=')
  })
})
