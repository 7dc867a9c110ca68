import { Writable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
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
import { createLog } from '#platform/logging/create-log.ts'
import { composeMail } from '#platform/mail/compose.ts'
import { deliverMail } from '#platform/mail/deliver-mail.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { startSmtpServer } from '#platform/mail/testing/smtp-server.ts'
import { smtpTransport } from '#platform/mail/transport.ts'
import { createServer } from '#server.ts'
import { runAs } from '#testing/cluster.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'

/** A server like that of the test app, on its database, whose log at the finest level is kept. */
async function loggingApp(base: TestApp): Promise<{ t: TestApp; lines: () => string[] }> {
  let written = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  const log = createLog('trace', stream)
  const ctx = { ...base.ctx, log }
  const app = await createServer(ctx, { logger: log })
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
  const t = { ...base, app, call, ctx }
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

test('nobody is named where a mail server refuses a mail and quotes whom it is for', async () => {
  const base = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:1' })
  const { t, lines } = await loggingApp(base)
  const server = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) => {
      const [name] = address.split('@')
      done(Object.assign(new Error(`5.1.1 <${address}>: there is no ${name} here`), { responseCode: 550 }))
    },
  })
  const transport = smtpTransport(server.url, base.ctx.config.mailFrom)
  try {
    const mail = composeMail(
      { subject: 'A test', paragraphs: ['One.'], reason: 'A test.' },
      { lang: 'en', dir: 'ltr', ribbon: 'A ribbon.', contacts: ['help@evenmoor.example'] },
    )
    await t.ctx.transaction((tx) => queueMail(t.ctx, tx, { to: 'zuzanna.lovelace@example.com', mail }))
    await deliverMail(t.ctx, transport)
    expect(lines().map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        code: 'EENVELOPE',
        response_code: 550,
        command: 'RCPT TO',
        told: expect.stringContaining('5.1.1 <[recipient]>: there is no [recipient] here'),
      }),
    ])
    expect(lines().join()).not.toMatch(/zuzanna|lovelace/i)
    // Nor where it is kept, and shown in the console.
    const kept = await base.ctx.db.selectFrom('mail').select('last_error').executeTakeFirstOrThrow()
    expect(kept.last_error).toMatch(/550 5\.1\.1 <\[recipient\]>: there is no \[recipient\] here$/)
    const admin = await base.person({ staffRole: 'admin' })
    const { body } = await admin.call('GET', '/api/staff/health/')
    expect(body.mail).toMatchObject({ failing: 1, reasons: [{ error: kept.last_error, count: 1 }] })
  } finally {
    transport.close()
    await server.stop()
    await t.app.close()
    await base.close()
  }
})

test('nobody is named where the database refuses and quotes a row or a value', async () => {
  const base = await createTestApp()
  const { t, lines } = await loggingApp(base)
  const detail = 'Key (email, name)=(zuzanna@example.com, Lovelace) already exists.'
  const statements = {
    unique: sql`do ${sql.raw(`$$ begin raise 'not unique' using errcode = '23505', detail = '${detail}', hint = '${detail}'; end $$`)}`,
    quoted: sql`select cast('zuzanna@example.com or Lovelace' as integer)`,
    message: sql`do ${sql.raw(`$$ begin raise 'Who is zuzanna@example.com?' using errcode = 'P0001'; end $$`)}`,
  }
  for (const [name, statement] of Object.entries(statements)) {
    t.app.get(`/${name}/`, () => statement.execute(t.ctx.db))
  }
  try {
    for (const name of Object.keys(statements)) expect((await t.call('GET', `/${name}/`)).status).toBe(500)
    const told = lines().map((line): Record<string, any> => JSON.parse(line))
    expect(told.map(({ err }) => err.code)).toEqual(['23505', '22P02', 'P0001'])
    expect(told[0]?.['err']).toMatchObject({
      type: 'DatabaseError',
      message: 'not unique',
      severity: 'ERROR',
    })
    expect(told[0]?.['err'].stack).toMatch(/^error: not unique\n {4}at /)
    expect(told[1]?.['err'].message).toBe('invalid input syntax for type integer: "…"')
    expect(told[2]?.['err'].message).toBe('Who is [address]')
    expect(lines().join()).not.toMatch(/zuzanna|lovelace/i)
  } finally {
    await t.app.close()
    await base.close()
  }
})

test('each line that is written while a request is handled names it and its trace, once', async () => {
  const base = await createTestApp({ TRUST_PROXY: 'loopback' })
  const { t, lines } = await loggingApp(base)
  const work = async (request: FastifyRequest): Promise<void> => {
    t.ctx.log.info({}, 'a limit is full')
    await sql`select pg_sleep(0.01)`.execute(t.ctx.db)
    t.ctx.log.info({ deep: true }, 'a wrong password')
    request.log.info('of a library')
    throw new Error('fails')
  }
  t.app.post('/logs/', (request) => work(request))
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const traceOf = (each: number) => String(each).padStart(32, 'a')
  const ask = async (each: number) => {
    const reply = await fetch(`${url}/logs/`, {
      method: 'POST',
      body: JSON.stringify({ each }),
      headers: {
        'content-type': 'application/json',
        'x-request-id': `request-${each}`,
        traceparent: `00-${traceOf(each)}-${'b'.repeat(16)}-01`,
      },
    })
    expect(reply.status).toBe(500)
    await reply.text()
  }
  try {
    t.ctx.log.info({}, 'a network goes on')
    await Promise.all([1, 2, 3].map(ask))
    const told = lines().map((line): Record<string, unknown> => JSON.parse(line))
    expect(told.find(({ msg }) => msg === 'a network goes on')).not.toHaveProperty('request_id')
    for (const each of [1, 2, 3]) {
      const own = told.filter((line) => line['request_id'] === `request-${each}`)
      expect(own.map(({ msg, trace_id }) => [msg, trace_id])).toEqual(
        ['a limit is full', 'a wrong password', 'of a library', 'request failed'].map((msg) => [
          msg,
          traceOf(each),
        ]),
      )
    }
    expect(told.map(({ msg, event }) => [msg, event])).toEqual(
      expect.arrayContaining([
        ['a limit is full', 'limit_full'],
        ['of a library', undefined],
        ['request failed', 'request_failed'],
      ]),
    )
    for (const line of lines()) expect(line.match(/"request_id"/g)?.length ?? 0).toBeLessThan(2)
    expect(lines().join()).not.toContain('reqId')
  } finally {
    await t.app.close()
    await base.close()
  }
})
