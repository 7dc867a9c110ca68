import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { form, goodPassword, lastToken, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { needsNewHash } from '#people/credentials/password-hash.ts'
import { limitedColumns } from '#people/testing/limited.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
// Limits of an hour that allow many count a minute longer.
beforeEach(() => t.clock.advance(2 * 3_600_000))
afterAll(() => t.close())

const failed = { detail: 'Login failed. Please check your credentials and try again.' }
const tryLogin = (email: unknown, password: unknown) => t.call('POST', '/account/login/', { email, password })

async function investor(): Promise<{ email: string; id: string }> {
  const email = newEmail()
  return { email, id: await signUpVerified(t, email) }
}

describe('login', () => {
  test('a wrong password, an unknown address and an over-long password are answered alike, not with 401', async () => {
    const { email } = await investor()
    for (const reply of [
      await tryLogin(email, 'wrong'),
      await tryLogin(newEmail(), goodPassword),
      await tryLogin(email, 'x'.repeat(60_000)),
    ]) {
      expect(reply).toMatchObject({ status: 400, body: failed })
    }
  })

  test.each([
    [{}],
    [{ email: 'a@example.com' }],
    [{ email: { $gt: '' }, password: { $gt: '' } }],
    [{ email: "' OR 1=1--", password: "' OR 1=1--" }],
    [{ email: 'a\u0000@example.com', password: 'a\u0000' }],
    ['['.repeat(10_000)],
    ['not json'],
    [[]],
  ])('A11: %j is refused with 400', async (body) => {
    expect((await t.call('POST', '/account/login/', body)).status).toBe(400)
  })

  test('A10: a password of a megabyte costs nothing', async () => {
    expect((await tryLogin(newEmail(), 'x'.repeat(1_000_000))).status).toBe(413)
  })

  test('an address that waits for its code has no account, whatever the password', async () => {
    const email = newEmail()
    await t.call('POST', '/account/registration/', form(email))
    expect(await tryLogin(email, 'wrong')).toMatchObject({ status: 400, body: failed })
    expect(await tryLogin(email, goodPassword)).toMatchObject({ status: 400, body: failed })
  })

  test.each([
    ['locked', /locked account.*unusual activity/],
    ['suspended', /temporarily suspended/],
    ['deactivated', /deactivated.*disabled/],
  ] as const)(
    '%s: told with the words the spec looks for, to the right password only',
    async (state, words) => {
      const { email, id } = await investor()
      await t.ctx.db
        .updateTable('person')
        .set(state === 'deactivated' ? { state } : limitedColumns(state, t.clock.now()))
        .where('id', '=', id)
        .execute()
      expect(await tryLogin(email, 'wrong')).toMatchObject({ status: 400, body: failed })
      const told = await tryLogin(email, goodPassword)
      expect(told.status).toBe(400)
      expect(told.body.detail).toMatch(words)
      expect(told.body.detail).not.toMatch(/pay|fee/i)
    },
  )

  test('A07: delays grow from 1 s, end by themselves, and the right password then works', async () => {
    const { email } = await investor()
    for (let tries = 0; tries < 3; tries += 1)
      expect((await tryLogin(email, `wrong ${tries}`)).status).toBe(400)
    expect(await tryLogin(email, goodPassword)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    })
    t.clock.advance(1000)
    expect((await tryLogin(email, 'wrong')).status).toBe(400)
    expect(await tryLogin(email, goodPassword)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
    })
    t.clock.advance(2000)
    expect((await tryLogin(email, goodPassword)).status).toBe(200)
    expect((await tryLogin(email, 'wrong')).status).toBe(400)
    expect((await tryLogin(email, goodPassword)).status).toBe(200)
  })

  test('A07: 20 checks in any 15 minutes for an account, known or not, and a reset is not blocked', async () => {
    const { email } = await investor()
    for (const address of [email, newEmail()]) {
      const start = t.clock.now().getTime()
      for (let checks = 0; checks < 20; checks += 1) {
        let reply = await tryLogin(address, 'wrong')
        while (reply.status === 429) {
          t.clock.advance(Number(reply.headers['retry-after']) * 1000)
          reply = await tryLogin(address, 'wrong')
        }
        expect(reply.status).toBe(400)
      }
      t.clock.advance(60_000)
      const stopped = await tryLogin(address, address === email ? goodPassword : 'wrong')
      expect(stopped.status).toBe(429)
      expect(t.clock.now().getTime() + Number(stopped.headers['retry-after']) * 1000 - start).toBe(
        15 * 60_000,
      )
      t.clock.advance(Number(stopped.headers['retry-after']) * 1000)
    }
    expect((await tryLogin(email, goodPassword)).status).toBe(200)
    expect((await t.call('POST', '/api/password_reset/', { email })).status).toBe(200)
  })

  test('A07: after 100 wrong ones in a row only a reset helps', async () => {
    const { email } = await investor()
    // All hundred are typed in the full tier: here a hundred less two are counted as if they had been.
    expect(await tryLogin(email, 'wrong')).toMatchObject({ status: 400, body: failed })
    const counted = t.ctx.db.updateTable('login_failure').set({ in_a_row: 98 })
    const [row] = await counted.where('last_at', '=', t.clock.now()).returningAll().execute()
    expect(row).toBeDefined()
    for (let tries = 98; tries < 100; tries += 1) {
      t.clock.advance(61_000)
      expect(await tryLogin(email, 'wrong')).toMatchObject({ status: 400, body: failed })
    }
    t.clock.advance(61_000)
    expect((await tryLogin(email, goodPassword)).body.detail).toMatch(/Forgot password/)
    await t.call('POST', '/api/password_reset/', { email })
    const password = 'violet-otter-91-canyon'
    const reset = { token: await lastToken(t, email), password }
    expect((await t.call('POST', '/account/api/password_reset/confirm/', reset)).status).toBe(200)
    expect((await tryLogin(email, password)).status).toBe(200)
  })

  test('300 wrong passwords in 10 minutes from one address, over the twenty accounts that it may try', async () => {
    await t.ctx.db.deleteFrom('rate_limit').execute()
    const emails = Array.from({ length: 20 }, newEmail)
    const from = (remoteAddress: string, email = newEmail()) =>
      t.app.inject({
        method: 'POST',
        url: '/account/login/',
        remoteAddress,
        payload: { email, password: 'wrong' },
      })
    for (let round = 0; round < 15; round += 1) {
      const replies = await Promise.all(emails.map((email) => from('203.0.113.9', email)))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
      // The longest that an account has to wait by now: eight minutes in all.
      t.clock.advance(round < 2 ? 0 : Math.min(2 ** (round - 2), 60) * 1000)
    }
    const stopped = await from('203.0.113.9', emails[0])
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.10', emails[0])).statusCode).toBe(400)
  }, 60_000)

  test('a hash of older costs is replaced at login', async () => {
    const { email, id } = await investor()
    const old = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await t.ctx.db.updateTable('person').set({ password_hash: old }).where('id', '=', id).execute()
    await logIn(t, email)
    const person = await t.ctx.db
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(needsNewHash(t.ctx, old)).toBe(true)
    expect(needsNewHash(t.ctx, person.password_hash ?? '')).toBe(false)
    await logIn(t, email)
  })
})
