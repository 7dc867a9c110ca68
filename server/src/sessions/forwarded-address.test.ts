import { afterEach, expect, test } from 'vitest'
import { goodPassword, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
afterEach(() => t.close())

const proxy = '10.1.2.3'

/** Logs in through `from`, with the header that it sends, and gives the address the session was opened from. */
async function seenAddress(from: string, forwardedFor: string): Promise<string> {
  const email = newEmail()
  const id = await signUpVerified(t, email)
  const reply = await t.app.inject({
    method: 'POST',
    url: '/account/login/',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwardedFor, forwarded: `for=${forwardedFor}`, 'x-real-ip': forwardedFor },
    payload: { email, password: goodPassword },
  })
  expect(reply.statusCode).toBe(200)
  const { address } = await t.ctx.db
    .selectFrom('session')
    .select('address')
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  return address
}

/** How many of 16 tries to ask for a reset link, each naming another client, are let through: 15 are for one address. */
async function resetsAllowed(from: string): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      t.app.inject({
        method: 'POST',
        url: '/api/password_reset/',
        remoteAddress: from,
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
        payload: { email: newEmail() },
      }),
    ),
  )
  return replies.filter(({ statusCode }) => statusCode === 200).length
}

test('by default a forged header changes nothing: neither the session’s address nor the limits', async () => {
  t = await createTestApp()
  expect(await seenAddress('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
  expect(await resetsAllowed('198.51.100.8')).toBe(15)
})

test('the header of a trusted proxy is believed, and what its client claimed before is not', async () => {
  t = await createTestApp({ TRUST_PROXY: '10.1.0.0/16' })
  expect(await seenAddress(proxy, '203.0.113.9')).toBe('203.0.113.9')
  expect(await seenAddress(proxy, '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await seenAddress(proxy, '203.0.113.9, 10.1.9.9')).toBe('203.0.113.9')
  expect(await resetsAllowed(proxy)).toBe(16)
})

test('somebody else who sends the header is seen as who they are', async () => {
  t = await createTestApp({ TRUST_PROXY: '10.1.0.0/16' })
  expect(await seenAddress('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
  expect(await resetsAllowed('198.51.100.8')).toBe(15)
})

test('a network is believed by its name as well', async () => {
  t = await createTestApp({ TRUST_PROXY: 'loopback, uniquelocal' })
  expect(await seenAddress(proxy, '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await seenAddress('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
})

test('what is no address is not kept as one', async () => {
  t = await createTestApp({ TRUST_PROXY: proxy })
  expect(await seenAddress(proxy, '<script>alert(1)</script>')).toBe(proxy)
})
