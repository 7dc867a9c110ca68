import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, lastToken, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const tryLogin = (email: unknown, password: unknown) => t.call('POST', '/account/login/', { email, password })

test('A07: after 100 wrong ones in a row only a reset helps', async () => {
  const email = newEmail()
  await signUpVerified(t, email)
  for (let tries = 0; tries < 100; tries += 1) {
    t.clock.advance(61_000)
    const reply = await tryLogin(email, 'wrong')
    expect(reply.status).toBe(400)
  }
  t.clock.advance(61_000)
  expect((await tryLogin(email, goodPassword)).body.detail).toMatch(/Forgot password/)
  await t.call('POST', '/api/password_reset/', { email })
  const password = 'violet-otter-91-canyon'
  const reset = { token: await lastToken(t, email), password }
  expect((await t.call('POST', '/account/api/password_reset/confirm/', reset)).status).toBe(200)
  expect((await tryLogin(email, password)).status).toBe(200)
})
