import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { form, goodPassword, logIn, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { dayMs } from '#platform/clock.ts'
import { type Reply, type TestApp, createTestApp } from '#testing/app.ts'

/** What is put into the spec's ten calls to make them do something else (trust.md, section 2). */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** Each of the ten, with a body that is in order but for the value of one field. */
const calls = [
  ['/account/registration/', form('x@example.com'), ['first_name', 'last_name', 'email', 'password', 'ref']],
  ['/account/verify_code/', { email: 'x@example.com', code: '123456' }, ['email', 'code']],
  ['/account/resend_otp/', { email: 'x@example.com' }, ['email']],
  ['/account/login/', { email: 'x@example.com', password: 'x' }, ['email', 'password']],
  ['/account/token/refresh/', { refresh: 'x' }, ['refresh']],
  ['/api/password_reset/', { email: 'x@example.com' }, ['email']],
  ['/account/api/password_reset/confirm/', { token: 'x', password: 'x' }, ['token', 'password']],
  ['/account/logout/', { refresh: 'x' }, ['refresh']],
  ['/management/contact/', { name: 'x', email: 'x@example.com', message: 'x' }, ['name', 'email', 'message']],
  ['/management/subscribe/', { email: 'x@example.com' }, ['email']],
] as const

const values: readonly unknown[] = [
  "' OR 1=1--",
  "'; drop table person; --",
  { $gt: '' },
  { $ne: null },
  ['x@example.com'],
  'x\u0000y',
  '\ud800',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  -1,
  true,
]

/** An answer of the spec's shapes: `detail`, or messages by field; never a stack, SQL or a 500. */
function assertPlain({ status, body }: Reply): void {
  expect(status).toBeLessThan(500)
  const text = JSON.stringify(body)
  expect(text).not.toMatch(/ at .*\.ts|node_modules|select |insert |syntax error|ECONN|kysely|fastify/i)
  if (status >= 400) expect(Object.keys(body as object).length).toBeGreaterThan(0)
}

describe.each(calls)('A11: %s', (path, body, fields) => {
  test.each(fields)('injections into %s are refused or taken as plain text', async (field) => {
    for (const value of values) {
      // The limits are not what is tried here.
      t.clock.advance(dayMs)
      assertPlain(await t.call('POST', path, { ...body, [field]: value }))
    }
    expect(await t.ctx.db.selectFrom('person').select('id').execute()).toBeDefined()
  })

  test('a body that is no object, nested 10,000 deep, not JSON, not UTF-8', async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    for (const text of [deep, '[]', '"x"', 'null', '1', '{', '{"a":1', '', '\ufeff{}']) {
      t.clock.advance(dayMs)
      const reply = await t.call('POST', path, text === '' ? undefined : text)
      assertPlain(reply)
      expect(reply.status).toBeGreaterThanOrEqual(400)
    }
    const invalid = await t.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    })
    expect(invalid.statusCode).toBeGreaterThanOrEqual(400)
    expect(invalid.statusCode).toBeLessThan(500)
  })

  test('a prototype cannot be reached', async () => {
    t.clock.advance(dayMs)
    const text = JSON.stringify(body).replace(
      '{',
      '{"__proto__":{"is_admin":true},"constructor":{"prototype":{}},',
    )
    assertPlain(await t.call('POST', path, text))
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined()
  })
})

test('A06: a code that is a list of a million is refused at once', async () => {
  const begunAt = performance.now()
  const code = Array.from({ length: 1_000_000 }, () => 1)
  const reply = await t.call('POST', '/account/verify_code/', { email: 'x@example.com', code })
  expect(reply.status).toBe(413)
  // Some 50 ms; the rest is for a machine with other things to do.
  expect(performance.now() - begunAt).toBeLessThan(5_000)
})

describe('A09: passwords over the calls', () => {
  const signUp = (password: string, email = newEmail()) =>
    t.call('POST', '/account/registration/', { ...form(email), password, password2: password })
  beforeAll(() => t.clock.advance(dayMs))

  test.each([
    'password1',
    'qwertyuiop',
    'iloveyou123',
    'evenmoor2026',
    'aaaaaaaaaaaa',
    '123456789012',
    'Ada Byron',
  ])('%s is refused with the reason at its field', async (password) => {
    const { status, body } = await signUp(password)
    expect(status).toBe(400)
    expect(body.password[0]).toMatch(/easy to guess/)
  })

  test('the own address makes no password', async () => {
    const email = `marigold.fenwick${Date.now()}@example.com`
    expect((await signUp(email.split('@')[0]!, email)).status).toBe(400)
  })

  test.each([
    ['64 characters', 'correct horse battery staple '.repeat(3).slice(0, 64)],
    ['128 characters', 'violet teapot under seven bridges '.repeat(4).slice(0, 128)],
    ['spaces around', '  lantern otter quartz meadow  '],
    ['emoji', 'otter 🦦 lantern 🏮 meadow 🌾'],
    ['another script', 'жёлтый фонарь над рекой'],
  ])('%s are taken, and log in as typed alone', async (_name, password) => {
    const email = newEmail()
    expect((await signUp(password, email)).status).toBe(201)
    const code = /^\d{6}$/m.exec((await mailsTo(t, email))[0]!.text)?.[0]
    await t.call('POST', '/account/verify_code/', { email, code })
    expect((await logIn(t, email, password)).user_id).toEqual(expect.any(String))
    if (password.trim() !== password) {
      expect((await t.call('POST', '/account/login/', { email, password: password.trim() })).status).toBe(400)
    }
  })

  test('129 characters are refused; the first 72 bytes of 80 do not log in', async () => {
    expect((await signUp('violet teapot under seven bridges '.repeat(4).slice(0, 129))).body).toHaveProperty(
      'password',
    )
    const password = 'violet teapot under seven bridges, then along the canal until the mill'.padEnd(80, '!')
    const email = newEmail()
    await signUpVerified(t, email, { password, password2: password })
    expect((await t.call('POST', '/account/login/', { email, password: password.slice(0, 72) })).status).toBe(
      400,
    )
    expect((await logIn(t, email, password)).access).toEqual(expect.any(String))
  })
})

test('B02: markup in names stays text: in the profile as typed, in mails as written signs', async () => {
  const email = newEmail()
  const first_name = '<img src=x onerror=alert(1)>'
  await signUpVerified(t, email, { first_name, last_name: '"><script>alert(2)</script>' })
  const { access } = await logIn(t, email, goodPassword)
  const me = await t.call('GET', '/account/me/', undefined, { authorization: `Bearer ${access}` })
  expect(me.body.first_name).toBe(first_name)
  expect(me.headers['content-type']).toMatch(/^application\/json/)
  const sent = await t.call('POST', '/management/contact/', {
    name: first_name,
    email,
    message: '<script>alert(3)</script> [x](javascript:alert(4))',
  })
  expect(sent.status).toBeLessThan(300)
  const mails = await t.call('GET', '/dev/mail/messages/')
  for (const { html } of mails.body as { html: string }[]) {
    expect(html).not.toMatch(/<script|<img(?! src="cid:)|onerror=(?!alert\(1\)&gt;)|href="javascript:/i)
  }
  const page = await t.call('GET', '/dev/mail/')
  expect(page.body).not.toMatch(/<script>alert|<img src=x/)
})
