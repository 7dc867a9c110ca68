/** One password tried on many accounts, tried from outside: from one address, and spread so that no address stands out. */
import { hash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { watchAlerts } from '#alerts/watch-alerts.ts'
import { goodPassword, lastToken, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

beforeEach(async () => {
  await t.ctx.db.deleteFrom('alert').execute()
})

type From = { readonly address: string; readonly agent?: string }

async function logIn(email: string, password: string, { address, agent = '' }: From) {
  const reply = await t.app.inject({
    method: 'POST',
    url: '/account/login/',
    remoteAddress: address,
    headers: { 'user-agent': agent },
    payload: { email, password },
  })
  return { status: reply.statusCode, body: reply.json(), retryAfter: Number(reply.headers['retry-after']) }
}

/** Twenty at a time: how much the server takes at once is not what is tried here. */
async function spray(
  tries: number,
  attempt: (n: number) => ReturnType<typeof logIn>,
): Promise<Awaited<ReturnType<typeof logIn>>[]> {
  const replies = []
  for (let n = 0; n < tries; n += 20) {
    const batch = Array.from({ length: Math.min(20, tries - n) }, (_, k) => attempt(n + k))
    replies.push(...(await Promise.all(batch)))
  }
  return replies
}

const judged = (replies: readonly { status: number }[]) =>
  replies.filter(({ status }) => status === 400).length

/** A network of its own for each number. */
const elsewhere = (n: number): From => ({ address: `198.${51 + Math.floor(n / 250)}.${n % 250}.7` })

const alerts = async () => {
  const rows = await t.ctx.db.selectFrom('alert').select(['kind', 'facts']).orderBy('kind').execute()
  return rows.map(({ kind, facts }) => ({ kind, ...(facts as object) }))
}

/** An account whose owner logged in before: a year ago, with Firefox at home. */
const home: From = { address: '192.0.2.44', agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }
const away: From = { address: '192.168.9.9', agent: 'Mozilla/5.0 (iPhone) Version/19.0 Safari/605' }
async function owner(): Promise<string> {
  const email = newEmail()
  await signUpVerified(t, email)
  expect((await logIn(email, goodPassword, home)).status).toBe(200)
  t.clock.advance(2 * 3_600_000)
  return email
}

describe('from one address', () => {
  const address = '203.0.113.9'

  test('twenty accounts are judged in ten minutes; the next is refused before it is, known or not', async () => {
    const [first, second, ...others] = Array.from({ length: 20 }, newEmail)
    const known = await owner()
    for (const email of [first!, second!, ...others])
      expect((await logIn(email, `${email} 1`, { address })).status).toBe(400)
    const refused = await logIn(known, 'wrong', { address })
    expect(refused).toEqual({
      status: 429,
      body: { detail: 'Too many attempts. Try again in 10 minutes.' },
      retryAfter: 600,
    })
    expect(await logIn(newEmail(), 'wrong', { address })).toEqual(refused)
    expect(await logIn(known, goodPassword, { address })).toEqual(refused)
    // Those that were tried may be tried again, and others from elsewhere.
    expect((await logIn(first!, 'another', { address })).status).toBe(400)
    expect((await logIn(known, goodPassword, home)).status).toBe(200)
    expect(await alerts()).toEqual([
      { kind: 'logins_from_address', network: '203.0.113.0/24', count: '20', minutes: '10' },
    ])
    t.clock.advance(600_000)
    expect((await logIn(known, goodPassword, { address })).status).toBe(200)
  })

  test('of sixty at once twenty are judged', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => logIn(newEmail(), `wrong ${n}`, { address })),
    )
    expect(judged(replies)).toBe(20)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 429]))
  })

  test('right passwords count for nothing: an office logs in', async () => {
    const emails = Array.from({ length: 22 }, newEmail)
    await Promise.all(emails.map((email) => signUpVerified(t, email)))
    for (const email of emails) expect((await logIn(email, goodPassword, { address })).status).toBe(200)
  })
})

describe('spread', () => {
  const password = 'Summer2026!sprayed'

  test('one password on 60 accounts over 50 addresses: twenty are judged, staff see and are mailed', async () => {
    const admin = await t.person({ staffRole: 'admin' })
    const known = await owner()
    const emails = Array.from({ length: 59 }, newEmail)
    const replies = await spray(60, (n) =>
      logIn(emails[n] ?? known, password, { ...elsewhere(n % 50), agent: `agent ${n}` }),
    )
    expect(judged(replies)).toBe(20)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.retryAfter).toBe(3_600)
    expect(await logIn(known, password, elsewhere(60))).toEqual(
      await logIn(newEmail(), password, elsewhere(61)),
    )
    expect(await alerts()).toEqual([{ kind: 'logins_with_password', count: '20', minutes: '60' }])
    await watchAlerts(t.ctx)
    const mails = await t.ctx.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', admin.email)
      .execute()
    expect(mails).toEqual([
      { subject: 'Alert: One wrong password was tried on 20 accounts within 60 minutes' },
    ])
    const { body } = await (
      await t.person({ staffRole: 'support' })
    ).call('GET', '/api/staff/alerts/?status=open')
    expect(body.results).toMatchObject([{ kind: 'logins_with_password', severity: 'serious' }])
    // Other passwords of those addresses are judged.
    expect((await logIn(newEmail(), 'another one', elsewhere(1))).status).toBe(400)
  })

  test('neither the password nor a plain hash of it is kept', async () => {
    await spray(22, (n) => logIn(newEmail(), password, elsewhere(n)))
    const rows = await t.ctx.db.selectFrom('rate_limit_member').select(['bucket', 'member']).execute()
    const text = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(20)
    for (const encoding of ['hex', 'base64url'] as const) {
      for (const algorithm of ['sha256', 'sha512', 'sha1', 'md5'])
        expect(text).not.toContain(hash(algorithm, password, encoding))
    }
    expect(text).not.toContain(password)
  })

  test('whose password it is gets in from a usual device; from another one by a new password that was mailed', async () => {
    const email = await owner()
    await spray(22, (n) => logIn(newEmail(), goodPassword, { ...elsewhere(n), agent: `agent ${n}` }))
    expect((await logIn(email, goodPassword, away)).status).toBe(429)
    expect((await logIn(email, goodPassword, { ...away, agent: home.agent! })).status).toBe(429)
    expect((await logIn(email, goodPassword, home)).status).toBe(200)
    await t.call('POST', '/api/password_reset/', { email })
    const set = { token: await lastToken(t, email), password: 'violet-otter-91-canyon' }
    expect((await t.call('POST', '/account/api/password_reset/confirm/', set)).status).toBe(200)
    await spray(22, (n) => logIn(newEmail(), set.password, { ...elsewhere(n), agent: `agent ${n}` }))
    expect((await logIn(email, set.password, away)).status).toBe(200)
  })

  test('a locked account is not told to who sprays', async () => {
    const email = await owner()
    await t.ctx.db.updateTable('person').set({ state: 'deactivated' }).where('email', '=', email).execute()
    await spray(22, (n) => logIn(newEmail(), goodPassword, { ...elsewhere(n), agent: `agent ${n}` }))
    expect((await logIn(email, goodPassword, away)).status).toBe(429)
    expect((await logIn(email, goodPassword, home)).body.detail).toMatch(/deactivated/)
  })

  test('over the addresses of one network: sixty accounts, then its unusual devices wait', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const inside: From = { address: '203.0.113.250', agent: home.agent! }
    expect((await logIn(email, goodPassword, inside)).status).toBe(200)
    t.clock.advance(2 * 3_600_000)
    const replies = await spray(65, (n) =>
      logIn(newEmail(), `wrong ${n}`, { address: `203.0.113.${n}`, agent: `agent ${n}` }),
    )
    expect(judged(replies)).toBe(60)
    expect(await alerts()).toEqual([
      { kind: 'logins_from_network', network: '203.0.113.0/24', count: '60', minutes: '10' },
    ])
    expect((await logIn(email, goodPassword, { ...inside, agent: away.agent! })).status).toBe(429)
    expect((await logIn(email, goodPassword, inside)).status).toBe(200)
  })

  test('by one program: a hundred accounts, whatever the addresses and passwords', async () => {
    const email = await owner()
    const replies = await spray(105, (n) =>
      logIn(newEmail(), `wrong ${n}`, { ...elsewhere(n), agent: 'python-requests/2.32' }),
    )
    expect(judged(replies)).toBeGreaterThanOrEqual(100)
    expect(judged(replies)).toBeLessThan(105)
    expect((await alerts()).map(({ kind }) => kind)).toEqual(['logins_by_program'])
    expect((await logIn(email, goodPassword, { ...away, agent: 'python-requests/2.32' })).status).toBe(429)
    expect((await logIn(email, goodPassword, home)).status).toBe(200)
  })

  test('with nothing in common: staff are alerted, nobody is refused', async () => {
    // A few more may pass that come in the same moment; the last two come when the 160 before them are counted.
    const replies = await spray(162, (n) =>
      logIn(newEmail(), `wrong ${n}`, { ...elsewhere(n), agent: `agent ${n}` }),
    )
    expect(judged(replies)).toBe(162)
    expect(await alerts()).toEqual([{ kind: 'logins_everywhere', count: '150', minutes: '10' }])
  })

  test('a right password that is refused counts as a wrong one does: the waits tell nothing either', async () => {
    const known = await owner()
    await spray(65, (n) =>
      logIn(newEmail(), `wrong ${n}`, { address: `203.0.113.${n}`, agent: `agent ${n}` }),
    )
    const afterTwenty = async (email: string) => {
      const from = (n: number): From => ({ address: `203.0.113.${100 + n}`, agent: `agent ${n}` })
      await Promise.all(Array.from({ length: 20 }, (_, n) => logIn(email, goodPassword, from(n))))
      return logIn(email, goodPassword, from(21))
    }
    const [right, wrong] = await Promise.all([afterTwenty(known), afterTwenty(newEmail())])
    expect(right).toEqual(wrong)
    expect(right).toMatchObject({ status: 429, retryAfter: 900 })
  })

  test('what is refused so was judged, and counts for its address and its account all the same', async () => {
    await spray(22, (n) => logIn(newEmail(), password, elsewhere(n)))
    const email = newEmail()
    const replies = await spray(20, (n) => logIn(email, password, elsewhere(100 + n)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]))
    // Twenty in a quarter of an hour: now the account is full as well, for any password.
    expect((await logIn(email, 'another', elsewhere(300))).status).toBe(429)
  })
})
