import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverMail } from '#platform/mail/deliver-mail.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { form, newEmail } from '#people/testing/accounts.ts'

/** A mail server that is down at first: what a mail brings counts from when it was sent. */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => t.close())

const minutes = 60_000

/** Sends what is queued now, and gives the newest text to an address. */
async function deliver(email: string): Promise<string> {
  await t.ctx.db
    .updateTable('mail')
    .set({ next_attempt_at: t.clock.now() })
    .where('delivered_at', 'is', null)
    .execute()
  const texts: string[] = []
  await deliverMail(t.ctx, {
    send: async ({ recipient, text }) => void (recipient === email && texts.push(text)),
    close: () => undefined,
  })
  return texts.join('\n')
}

async function signUp(): Promise<string> {
  const email = newEmail()
  expect((await t.call('POST', '/account/registration/', form(email))).status).toBe(201)
  return email
}

const verify = (email: string, code: string | undefined) =>
  t.call('POST', '/account/verify_code/', { email, code })
const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0]

test('while the mail server takes nothing, who signs up or asks for another code is told that email may be late, until it takes them again (F11)', async () => {
  const register = async (email: string) =>
    (await t.call('POST', '/account/registration/', form(email))).body.email_is_late
  const resend = async (email: string) =>
    (await t.call('POST', '/account/resend_otp/', { email })).body.email_is_late
  const [ada, bob, eve] = [newEmail(), newEmail(), newEmail()]
  expect(await register(ada)).toBe(undefined)
  t.clock.advance(minutes + 1_000)
  expect([await resend(ada), await register(bob)]).toEqual([true, true])
  // Nothing is told of an address: one that waits for no code hears the same.
  expect(await resend(newEmail())).toBe(true)
  expect(codeIn(await deliver(bob))).toMatch(/^\d{6}$/)
  t.clock.advance(minutes + 1_000)
  expect([await resend(ada), await register(eve)]).toEqual([undefined, undefined])
  await deliver(eve)
})

describe('a mail that is sent late', () => {
  test('leaves all ten minutes of its code', async () => {
    const email = await signUp()
    t.clock.advance(45 * minutes)
    const code = codeIn(await deliver(email))
    t.clock.advance(10 * minutes - 1)
    expect((await verify(email, code)).status).toBe(200)
  })

  test('and no more than ten', async () => {
    const email = await signUp()
    t.clock.advance(45 * minutes)
    const code = codeIn(await deliver(email))
    t.clock.advance(10 * minutes)
    expect((await verify(email, code)).status).toBe(400)
  })

  test('a day late brings a code that is void', async () => {
    const email = await signUp()
    t.clock.advance(24 * 60 * minutes)
    expect((await verify(email, codeIn(await deliver(email)))).status).toBe(400)
  })

  test('leaves all thirty minutes of a reset link', async () => {
    const email = await signUp()
    await verify(email, codeIn(await deliver(email)))
    await t.call('POST', '/api/password_reset/', { email })
    t.clock.advance(120 * minutes)
    const token = /\?token=([\w-]+)/.exec(await deliver(email))?.[1]
    t.clock.advance(30 * minutes - 1)
    const check = () => t.call('POST', '/account/api/password_reset/confirm/', { token })
    expect((await check()).status).toBe(200)
    t.clock.advance(1)
    expect((await check()).status).toBe(400)
  })
})
