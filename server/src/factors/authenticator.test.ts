import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { goodPassword, lastToken, logIn, mailsTo } from '#people/testing/accounts.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import {
  type Investor,
  bearer,
  codeAt,
  investor,
  investorWithApp,
  sendSecondFactor,
  ticketOf,
  totp,
  wrongCode,
} from './testing/factors.ts'
import { limitAccount } from '#people/testing/limited.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const second = (ticket: string, proof: object) => sendSecondFactor(t, ticket, proof)
const withApp = () => investorWithApp(t)

const subjects = async (who: Pick<Investor, 'email'>) =>
  (await mailsTo(t, who.email)).map(({ subject }) => subject)

describe('turning an authenticator app on', () => {
  test('key, address for the QR code, first code, ten recovery codes told once, a mail, an audit entry', async () => {
    const who = await investor(t)
    await who.stepUp()
    const enrolled = await who.call('POST', '/account/factors/authenticator/')
    const { secret, uri } = enrolled.body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri).protocol).toBe('otpauth:')
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(new URL(uri).pathname)).toContain(`Evenmoor:${who.email}`)
    expect((await who.call('GET', '/account/factors/')).body.authenticator).toBeNull()
    const confirm = (code: string) =>
      who.call('POST', '/account/factors/authenticator/confirmation/', { code })
    expect((await confirm(wrongCode(t, secret))).status).toBe(400)
    const confirmed = await confirm(codeAt(t, secret))
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
    expect((await who.call('GET', '/account/factors/')).body).toMatchObject({
      authenticator: { confirmed_at: t.clock.now().toISOString() },
      recovery_codes_left: 10,
    })
    expect((await who.call('GET', '/account/me/')).body.has_second_factor).toBe(true)
    expect((await confirm(codeAt(t, secret, 1))).status).toBe(409)
    expect((await who.call('POST', '/account/factors/authenticator/')).status).toBe(409)
    expect((await subjects(who))[0]).toBe('An authenticator app was added to your Evenmoor account')
    const audit = await t.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `person:${who.id}`)
      .execute()
    expect(audit).toEqual([{ action: 'factor.authenticator_on' }])
  })

  test('secret and recovery codes are not in the database as they are; the key is a file of ours alone', async () => {
    const who = await withApp()
    const rows = [
      await t.ctx.db.selectFrom('authenticator_app').selectAll().where('person_id', '=', who.id).execute(),
      await t.ctx.db.selectFrom('recovery_code').selectAll().where('person_id', '=', who.id).execute(),
    ]
    const stored = JSON.stringify(rows, (_key, value: unknown) => {
      if (typeof value === 'bigint') return String(value)
      return isBufferJson(value) ? Buffer.from(value.data).toString('latin1') : value
    })
    expect(stored).toContain(who.id)
    for (const secret of [who.secret, ...who.recoveryCodes]) expect(stored).not.toContain(secret)
    const file = path.join(t.ctx.config.dataDir, 'secrets', 'second-factor-key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file, 'utf8')).trim()).toMatch(/^[\w-]{43}$/)
  })
})

const isBufferJson = (value: unknown): value is { data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'

describe('logging in with it (A20)', () => {
  test('the password gives a ticket and none of what a session is made of; the code gives the tokens', async () => {
    const who = await withApp()
    const reply = await t.call('POST', '/account/login/', { email: who.email, password: goodPassword })
    expect(Object.keys(reply.body)).toEqual(['second_factor'])
    const { ticket, methods } = reply.body.second_factor
    expect(methods).toEqual(['totp', 'recovery_code'])
    const opened = await second(ticket, totp(codeAt(t, who.secret)))
    expect(opened.status).toBe(200)
    expect(Object.keys(opened.body).toSorted()).toEqual(['access', 'refresh', 'user_id'])
    expect((await t.call('GET', '/account/me/', undefined, bearer(opened.body.access))).body.email).toBe(
      who.email,
    )
  })

  test('the ticket is no bearer, no refresh token and no reset link', async () => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    for (const url of ['/account/me/', '/api/wallet/', '/account/sessions/']) {
      expect((await t.call('GET', url, undefined, bearer(ticket))).status).toBe(401)
    }
    const withdrawal = { amount: '1.00', address: 'PRACTICE-X' }
    expect((await t.call('POST', '/api/wallet/withdrawals/', withdrawal, bearer(ticket))).status).toBe(401)
    expect((await t.call('POST', '/account/token/refresh/', { refresh: ticket })).status).toBe(401)
    const reset = { token: ticket, password: 'violet-otter-91-canyon' }
    expect((await t.call('POST', '/account/api/password_reset/confirm/', reset)).status).toBe(400)
    expect((await second(who.access, totp(codeAt(t, who.secret)))).status).toBe(400)
  })

  test('a code is accepted once, whatever it is used for, and an older one never after a newer', async () => {
    const who = await withApp()
    const code = codeAt(t, who.secret)
    expect((await second((await ticketOf(t, who.email)).ticket, totp(code))).status).toBe(200)
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, totp(code))).status).toBe(400)
    expect((await who.stepUp(totp(code))).status).toBe(400)
    expect((await second(ticket, totp(codeAt(t, who.secret, -1)))).status).toBe(400)
    expect((await second(ticket, totp(codeAt(t, who.secret, 1)))).status).toBe(200)
  })

  test('many at once with the same code open one session', async () => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    const code = codeAt(t, who.secret)
    const replies = await Promise.all(Array.from({ length: 10 }, () => second(ticket, totp(code))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    [-1, 200],
    [1, 200],
    [-2, 400],
    [2, 400],
  ])('a code of %i steps away: %i', async (steps, status) => {
    const who = await withApp()
    t.clock.advance(60_000)
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, totp(codeAt(t, who.secret, steps)))).status).toBe(status)
  })

  test('five wrong codes close the ticket also to the right one; a new ticket opens', async () => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    const wrong = wrongCode(t, who.secret)
    const replies = []
    for (let tries = 0; tries < 5; tries += 1) replies.push(await second(ticket, totp(wrong)))
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(replies[4]!.body.detail).toMatch(/^Five wrong codes/)
    expect((await second(ticket, totp(codeAt(t, who.secret)))).status).toBe(400)
    expect((await second((await ticketOf(t, who.email)).ticket, totp(codeAt(t, who.secret)))).status).toBe(
      200,
    )
  })

  test('five wrong codes after the right password are told to the owner, whose link takes the password away', async () => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    const wrong = wrongCode(t, who.secret)
    const subjects = async () => (await mailsTo(t, who.email)).map(({ subject }) => subject)
    const told = 'We stopped a login to your Evenmoor account after five wrong codes'
    for (let tries = 0; tries < 4; tries += 1) await second(ticket, totp(wrong))
    expect(await subjects()).not.toContain(told)
    await second(ticket, totp(wrong))
    expect((await subjects())[0]).toBe(told)
    const notices = await who.call('GET', '/api/notifications/')
    expect(notices.body.results[0]).toMatchObject({
      kind: 'login_stopped',
      facts: { browser: '', system: '' },
    })
    const token = await lastToken(t, who.email)
    expect((await t.call('POST', '/account/not_me/', { token })).status).toBe(200)
    const reply = await t.call('POST', '/account/login/', { email: who.email, password: goodPassword })
    expect(reply.status).toBe(400)
  })

  test('wrong codes count over all tickets: after twenty in an hour none is looked at', async () => {
    const who = await withApp()
    const wrong = wrongCode(t, who.secret)
    for (let tickets = 0; tickets < 4; tickets += 1) {
      const { ticket } = await ticketOf(t, who.email)
      for (let tries = 0; tries < 5; tries += 1) await second(ticket, totp(wrong))
    }
    const { ticket } = await ticketOf(t, who.email)
    const stopped = await second(ticket, totp(codeAt(t, who.secret)))
    expect(stopped.status).toBe(429)
    t.clock.advance(Number(stopped.headers['retry-after']) * 1000)
    expect((await second((await ticketOf(t, who.email)).ticket, totp(codeAt(t, who.secret)))).status).toBe(
      200,
    )
  })

  test('a ticket is good for ten minutes, once, and the newest only', async () => {
    const who = await withApp()
    const older = await ticketOf(t, who.email)
    const newer = await ticketOf(t, who.email)
    expect((await second(older.ticket, totp(codeAt(t, who.secret)))).status).toBe(400)
    t.clock.advance(600_000)
    expect((await second(newer.ticket, totp(codeAt(t, who.secret)))).status).toBe(400)
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, totp(codeAt(t, who.secret)))).status).toBe(200)
    t.clock.advance(60_000)
    expect((await second(ticket, totp(codeAt(t, who.secret)))).status).toBe(400)
  })

  test('resetting the password does not switch it off, and ends a login under way', async () => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    await t.call('POST', '/api/password_reset/', { email: who.email })
    const password = 'violet-otter-91-canyon'
    const reset = { token: await lastToken(t, who.email), password }
    expect((await t.call('POST', '/account/api/password_reset/confirm/', reset)).status).toBe(200)
    expect((await second(ticket, totp(codeAt(t, who.secret)))).status).toBe(400)
    const next = await ticketOf(t, who.email, password)
    expect((await second(next.ticket, totp(codeAt(t, who.secret)))).status).toBe(200)
  })

  test('an account that was locked meanwhile stays closed', async () => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    await limitAccount(t, who.id)
    const refused = await second(ticket, totp(codeAt(t, who.secret)))
    expect(refused.status).toBe(400)
    expect(refused.body.detail).toMatch(/locked account/)
  })

  test.each([
    [{ method: 'totp', code: 123456 }],
    [{ method: 'totp', code: ['123456'] }],
    [{ method: 'totp', code: '１２３４５６' }],
    [{ method: 'totp', code: '' }],
    [{ method: 'totp' }],
    [{ method: 'password', code: '123456' }],
    [{}],
  ])('%j is refused with 400', async (proof) => {
    const who = await withApp()
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, proof)).status).toBe(400)
  })
})

test('turned off, logging in takes one step again, recovery codes are gone, and the owner is told', async () => {
  const who = await withApp()
  await who.stepUp(totp(codeAt(t, who.secret)))
  expect((await who.call('DELETE', '/account/factors/authenticator/')).status).toBe(200)
  expect((await subjects(who))[0]).toBe('The authenticator app for your Evenmoor account was turned off')
  expect((await logIn(t, who.email)).user_id).toBe(who.id)
  expect((await who.call('GET', '/account/factors/')).body).toEqual({
    authenticator: null,
    passkeys: [],
    recovery_codes_left: 0,
  })
})
