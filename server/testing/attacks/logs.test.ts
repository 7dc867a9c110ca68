import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import {
  bearer,
  codeAt,
  createFactorsApp,
  sendSecondFactor,
  ticketOf,
  totp,
  wrongCode,
} from '#factors/testing/factors.ts'
import {
  form,
  goodPassword,
  lastCode,
  lastToken,
  logIn,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { createServer } from '#server.ts'
import { runAs } from '#testing/cluster.ts'
import type { TestApp } from '#testing/app.ts'

/** A server like that of the test app, on its database, whose log at the finest level is kept. */
async function loggingApp(base: TestApp): Promise<{ t: TestApp; lines: () => string[] }> {
  let written = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  const log = pino({ level: 'trace' }, stream)
  const app = await createServer({ ...base.ctx, log }, { logger: log })
  const call: TestApp['call'] = async (method, url, body, headers = {}) => {
    const reply = await app.inject({
      method: method ?? 'GET',
      url,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      status: reply.statusCode,
      body: reply.body === '' ? undefined : reply.json(),
      headers: reply.headers,
    }
  }
  const t = { ...base, app, call }
  return { t, lines: () => written.split('\n').filter((line) => line !== '') }
}

test('who watches the log at its level "info" sees logins, wrong passwords and codes, and full limits', async () => {
  const base = await createFactorsApp()
  const { t, lines } = await loggingApp(base)
  try {
    const person = await signUpVerified(t, 'ada@example.com')
    const wrong = { email: 'ada@example.com', password: 'canary-of-a-wrong-password' }
    await t.call('POST', '/account/login/', wrong)
    await t.call('POST', '/account/login/', { ...wrong, email: 'nobody@example.com' })
    const me = bearer((await logIn(t, 'ada@example.com')).access)
    await t.call('POST', '/account/step_up/', { password: goodPassword }, me)
    const { secret } = (await t.call('POST', '/account/factors/authenticator/', undefined, me)).body
    const code = codeAt(t, secret)
    await t.call('POST', '/account/factors/authenticator/confirmation/', { code }, me)
    const { ticket } = await ticketOf(t, 'ada@example.com')
    await sendSecondFactor(t, ticket, totp(wrongCode(t, secret)))
    await t.call('POST', '/account/resend_otp/', { email: 'bob@example.com' })
    await t.call('POST', '/account/resend_otp/', { email: 'bob@example.com' })
    const told = lines().map((line): Record<string, unknown> => JSON.parse(line))
    const of = (msg: string) => told.filter((line) => line['msg'] === msg && line['level'] === 30)
    expect(of('a wrong password').map((line) => line['person'])).toEqual([person, undefined])
    expect(of('a session began')).toEqual([expect.objectContaining({ person, proof: 'password' })])
    expect(of('a wrong second factor')).toEqual([expect.objectContaining({ person })])
    expect(of('a limit is full')).toEqual([
      expect.objectContaining({ limits: expect.arrayContaining(['resend']) }),
    ])
    for (const line of of('a wrong password')) expect(line['request_id']).toMatch(/^[\w-]{36}$/)
    expect(lines().join()).not.toMatch(/canary|@example|127\.0/)
  } finally {
    await t.app.close()
    await base.close()
  }
})

test('X05: no password, code, token or link is in the log, whatever went wrong; a name with a line break stays one line', async () => {
  const base = await createFactorsApp()
  const { t, lines } = await loggingApp(base)
  try {
    const email = newEmail()
    const wrongPassword = 'canary-of-a-wrong-password'
    const secrets: string[] = [goodPassword, wrongPassword]
    await t.call('POST', '/account/registration/', form(email))
    const code = await lastCode(t, email)
    await t.call('POST', '/account/verify_code/', { email, code: '999999' })
    await t.call('POST', '/account/verify_code/', { email, code })
    await t.call('POST', '/account/login/', { email, password: wrongPassword })
    await t.call('POST', '/account/login/', `{"email":"${email}","password":"${wrongPassword}"`)
    const { access, refresh } = await logIn(t, email)
    const me = bearer(access)
    await t.call('POST', '/account/step_up/', { password: goodPassword }, me)
    const { secret } = (await t.call('POST', '/account/factors/authenticator/', undefined, me)).body
    const confirmed = await t.call(
      'POST',
      '/account/factors/authenticator/confirmation/',
      { code: codeAt(t, secret) },
      me,
    )
    const name = { first_name: 'Ada\n{"level":60,"msg":"forged"}' }
    expect((await t.call('PATCH', '/account/me/', name, me)).status).toBe(400)
    await t.call('POST', '/account/passkeys/login/', {
      response: {
        id: 'canary-credential',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'x', signature: 'x' },
      },
    })
    await t.call('POST', '/api/password_reset/', { email })
    const token = await lastToken(t, email)
    await t.call('POST', '/account/api/password_reset/confirm/', { token, password: 'password' })
    const next = (await t.call('POST', '/account/token/refresh/', { refresh })).body
    t.clock.advance(61_000)
    expect((await t.call('POST', '/account/token/refresh/', { refresh })).status).toBe(401)
    secrets.push(access, refresh, next.access, next.refresh, token, secret, ...confirmed.body.recovery_codes)
    // Now every call that asks the database fails.
    await runAs(base.database.ownerUrl, 'alter table person rename to person_away')
    const failing = [
      await t.call('POST', '/account/registration/', form(newEmail())),
      await t.call('POST', '/account/login/', { email, password: goodPassword }),
      await t.call('POST', '/api/password_reset/', { email }),
      await t.call('GET', '/account/me/', undefined, bearer(next.access)),
      await t.call('GET', `/account/sessions/?token=${token}`, undefined, bearer(next.access)),
    ]
    await runAs(base.database.ownerUrl, 'alter table person_away rename to person')
    expect(failing.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500])
    expect(lines().length).toBeGreaterThan(failing.length)
    for (const line of lines()) expect(() => JSON.parse(line)).not.toThrow()
    const all = lines().join('\n')
    expect(all).toContain('a spent refresh token was used')
    expect(secrets.filter((each) => all.includes(each))).toEqual([])
    expect(all).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(all).not.toContain(email)
  } finally {
    await t.app.close()
    await base.close()
  }
})
