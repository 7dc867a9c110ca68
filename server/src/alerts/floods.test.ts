import { readFileSync } from 'node:fs'
import path from 'node:path'
import { alertKindNames, alertKinds, alertKind } from '@evenmoor/contract/staff-alerts'
import { permissionTable } from '@evenmoor/contract/staff'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { form, lastCode, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { floodLimit, floods, watchFlood } from './watch-flood.ts'
import { watchAlerts } from './watch-alerts.ts'
import sentences from '../../../locales/en/refusals.json' with { type: 'json' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ CONTACT_EMAIL: 'operator@example.com' })
  await app.person({ staffRole: 'admin', email: 'admin@example.com' })
})
afterEach(async () => {
  for (const table of ['alert', 'mail'] as const) await app.ctx.db.deleteFrom(table).execute()
  app.clock.advance(2 * 3_600_000)
})
afterAll(() => app.close())

/** A call from an address; gives the status. */
async function send(address: string, url: string, payload: object): Promise<number> {
  const reply = await app.app.inject({ method: 'POST', url, remoteAddress: address, payload })
  return reply.statusCode
}

/** Five at a time: how much the server takes at once is not what is tried here. */
async function many(count: number, work: (n: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 5) {
    const batch = Array.from({ length: Math.min(5, count - n) }, (_, k) => work(n + k))
    statuses.push(...(await Promise.all(batch)))
  }
  return statuses
}

/** Counts so many as if they had been sent. */
async function fill(kind: keyof typeof floods, count: number, subject = ''): Promise<void> {
  await watchFlood(app.ctx, kind, { counted: { limit: floodLimit(kind), subject } })
  const counted = app.ctx.db.updateTable('rate_limit').set({ hits: count })
  const at = new Date(app.clock.now().getTime() - 60_000)
  const rows = await counted
    .where('bucket', 'like', `${kind}:%`)
    .where('slot', '>=', at)
    .returning('hits')
    .execute()
  expect(rows).toHaveLength(1)
}

/** A network of its own for each number. */
const elsewhere = (n: number) => `198.${51 + Math.floor(n / 250)}.${n % 250}.7`

async function raised() {
  const rows = await app.ctx.db.selectFrom('alert').select(['kind', 'facts']).orderBy('kind').execute()
  return rows.map(({ kind, facts }) => ({ kind, ...(facts as object) }))
}

test('sign-ups from one /24: an alert that names it, and one mail', async () => {
  const statuses = await many(35, (n) => send(`203.0.113.${n}`, '/account/registration/', form(newEmail())))
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await raised()).toEqual([
    { kind: 'sign_ups_from_network', network: '203.0.113.0/24', count: '30', minutes: '10' },
  ])
  await watchAlerts(app.ctx)
  const mails = await app.ctx.db
    .selectFrom('mail')
    .select(['recipient', 'subject'])
    .where('subject', 'like', 'Alert%')
    .orderBy('recipient')
    .execute()
  const subject = 'Alert: There were 30 sign-ups from the network 203.0.113.0/24 within 10 minutes'
  expect(mails).toEqual(
    ['admin@example.com', 'operator@example.com'].map((recipient) => ({ recipient, subject })),
  )
})

test('sign-ups from everywhere, and the codes that they are mailed', async () => {
  for (const kind of ['sign_ups_everywhere', 'codes_requested'] as const) await fill(kind, 198)
  await many(2, (n) => send(elsewhere(n), '/account/registration/', form(newEmail())))
  expect(await raised()).toEqual([])
  await send(elsewhere(2), '/account/registration/', form(newEmail()))
  expect(await raised()).toEqual([
    { kind: 'codes_requested', count: '200', minutes: '10' },
    { kind: 'sign_ups_everywhere', count: '200', minutes: '10' },
  ])
})

test('fifteen accounts an hour by one referral code are in order, sixteen an alert that names it', async () => {
  const referrerId = await signUpVerified(app, newEmail())
  const { referral_code: ref } = await app.ctx.db
    .selectFrom('person')
    .select('referral_code')
    .where('id', '=', referrerId)
    .executeTakeFirstOrThrow()
  const join = async () => void (await signUpVerified(app, newEmail(), { ref }))
  await fill('referrals_by_code', 13, referrerId)
  await join()
  await join()
  expect(await raised()).toEqual([])
  await join()
  expect(await raised()).toEqual([{ kind: 'referrals_by_code', code: ref, count: '15', minutes: '60' }])
})

describe('contact messages', () => {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' }

  test('50 from 50 addresses: thirty are taken, staff are alerted, and people who are signed in still get through', async () => {
    const statuses = await many(50, (n) => send(elsewhere(n), '/management/contact/', message))
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(await raised()).toEqual([{ kind: 'messages_many', count: '30', minutes: '60' }])
    const investor = await app.person()
    for (let n = 0; n < 5; n += 1)
      expect((await investor.call('POST', '/management/contact/', message)).status).toBe(201)
    expect((await investor.call('POST', '/management/contact/', message)).status).toBe(429)
    app.clock.advance(3_600_000)
    expect(await send(elsewhere(1), '/management/contact/', message)).toBe(201)
  })
})

describe.each([
  ['codes_requested', '/account/resend_otp/', () => ({ email: newEmail() })],
  ['resets_requested', '/api/password_reset/', () => ({ email: newEmail() })],
  ['subscriptions_many', '/management/subscribe/', () => ({ email: newEmail() })],
  ['codes_guessed', '/account/verify_code/', () => ({ email: newEmail(), code: '123456' })],
] as const)('%s', (kind, url, body) => {
  test('as many as are in order alert nobody, one more does, and none is refused', async () => {
    const { max } = floods[kind]
    await fill(kind, max - 3)
    const statuses = await many(3, (n) => send(elsewhere(n), url, body()))
    expect(statuses).not.toContain(429)
    expect(await raised()).toEqual([])
    expect(await send(elsewhere(3), url, body())).not.toBe(429)
    expect(await raised()).toEqual([{ kind, count: String(max), minutes: '10' }])
  })
})

test('a right code is none that somebody guessed', async () => {
  const email = newEmail()
  await send('203.0.113.1', '/account/registration/', form(email))
  await send('203.0.113.1', '/account/verify_code/', { email, code: await lastCode(app, email) })
  const counted = await app.ctx.db
    .selectFrom('rate_limit')
    .select('hits')
    .where('bucket', 'like', 'codes_guessed:%')
    .where('slot', '>=', new Date(app.clock.now().getTime() - 60_000))
    .execute()
  expect(counted).toEqual([])
})

test('docs/operating.md lists everything that staff are alerted of', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const rows = alertKindNames.map((name) => {
    const { severity, mailedTo } = alertKind(name)
    return `| ${sentences.staffAlerts[name]} | ${severity} | ${permissionTable[mailedTo].join(', ')} |`
  })
  const listed = page.split('\n').filter((line) => /\| (critical|serious) \|/.test(line))
  expect(listed).toEqual(rows)
  expect(Object.keys(floods).filter((kind) => !(kind in alertKinds))).toEqual([])
})
