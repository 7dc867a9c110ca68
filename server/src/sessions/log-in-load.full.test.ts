import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { productPasswordCost } from '#people/credentials/password-cost.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, undefined, { passwordCost: productPasswordCost })
})
afterAll(() => t.close())

test('A10: 250 logins at once: each is answered, the excess with Retry-After, and other calls go on meanwhile', async () => {
  const emails = Array.from({ length: 5 }, () => newEmail())
  for (const email of emails) await signUpVerified(t, email)
  const reader = await t.person()
  const state = { waiting: true }
  const logins = Promise.all(
    // With nothing in common: what has is refused for that.
    Array.from({ length: 250 }, (_, n) => {
      const credentials = { email: emails[n] ?? newEmail(), password: n < 5 ? goodPassword : `wrong ${n}` }
      return t.call('POST', '/account/login/', credentials, { 'user-agent': `agent ${n}` })
    }),
  ).finally(() => (state.waiting = false))
  let answered = 0
  while (state.waiting) {
    expect((await reader.call('GET', '/account/me/')).status).toBe(200)
    answered += 1
  }
  const replies = await logins
  const count = (status: number) => replies.filter((reply) => reply.status === status).length
  for (const [n, email] of emails.entries()) {
    // Whoever was among those turned away gets in when they come again.
    if (replies[n]?.status === 503) await logIn(t, email)
    else expect(replies[n]?.status).toBe(200)
  }
  expect(count(200) + count(400) + count(503)).toBe(250)
  expect(
    replies.filter(({ status }) => status === 503).every(({ headers }) => Number(headers['retry-after']) > 0),
  ).toBe(true)
  expect(answered).toBeGreaterThan(10)
})
