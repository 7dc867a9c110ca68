/** What is tried with tokens, and with guesses from several places (trust.md: A07, S01 to S04), over the calls alone. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bearer, createFactorsApp, investor } from '#factors/testing/factors.ts'
import { goodPassword, lastToken, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { dayMs } from '#platform/clock.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'

let t: TestApp
prepareAccountsApp(dayMs, (app) => {
  t = app
})

/** What a token opens as a bearer, and what it renews. */
const opens = async (token: string) => [
  (await t.call('GET', '/account/me/', undefined, bearer(token))).status,
  (await t.call('POST', '/account/token/refresh/', { refresh: token })).status,
]
const nothing = [401, 401]

/** A token of the kind that others use, made up by a stranger. */
const jwt = (header: object, payload: object, signature = 'c2lnbmF0dXJl') =>
  [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(signature)
    .join('.')

describe('S01: a forged token', () => {
  const payload = { sub: '1', exp: 4_102_444_800 }
  test.each([
    ['alg none', jwt({ alg: 'none' }, payload, '')],
    ['alg None', jwt({ alg: 'None', typ: 'JWT' }, payload, '')],
    ['HS256 with a key that everybody has', jwt({ alg: 'HS256' }, payload)],
    ['a key by its path', jwt({ alg: 'HS256', kid: '../../x' }, payload)],
    ['a key from elsewhere', jwt({ alg: 'RS256', jku: 'https://evil.example/keys' }, payload)],
    ['an unknown extension', jwt({ alg: 'ES256', crit: ['unknown'], unknown: true }, payload)],
    ['S03: a life of ten years', jwt({ alg: 'HS256' }, { ...payload, exp: 2_095_000_000, nbf: 1 })],
  ])('%s: opens and renews nothing', async (_what, token) => {
    expect(await opens(token)).toEqual(nothing)
  })

  test('a good one with another letter, one more or one less opens nothing', async () => {
    const who = await investor(t)
    const alteredOf = (token: string) => {
      const changed = (at: number) =>
        token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      return [changed(0), changed(token.length >> 1), `${token}A`, token.slice(0, -1)]
    }
    for (const altered of alteredOf(who.access)) expect(await opens(altered)).toEqual(nothing)
    expect(await opens(who.access)).toEqual([200, 401])
    // Half a token that is known ends its session: somebody has what they should not.
    for (const altered of alteredOf(who.refresh)) expect(await opens(altered)).toEqual(nothing)
  })
})

test('S02: the token of a mail, and one of another installation, open and renew nothing', async () => {
  const who = await investor(t)
  await t.call('POST', '/api/password_reset/', { email: who.email })
  expect(await opens(await lastToken(t, who.email))).toEqual(nothing)
  const elsewhere = await createFactorsApp()
  try {
    const stranger = await investor(elsewhere)
    for (const token of [stranger.access, stranger.refresh]) expect(await opens(token)).toEqual(nothing)
  } finally {
    await elsewhere.close()
  }
})

test('S04: a token that was spent 61 seconds ago ends its session, whichever token comes next', async () => {
  const { access, refresh } = await investor(t)
  const renew = (token: string) => t.call('POST', '/account/token/refresh/', { refresh: token })
  const second = await renew(refresh)
  t.clock.advance(59_000)
  expect((await renew(refresh)).body.refresh).toBe(second.body.refresh)
  t.clock.advance(2_000)
  expect((await renew(refresh)).status).toBe(401)
  for (const token of [second.body.access, second.body.refresh, access])
    expect(await opens(token)).toEqual(nothing)
})

test('S04: who saw one token cannot work out by themselves what follows it', async () => {
  const { refresh, user_id: id } = await investor(t).then(({ email }) => logIn(t, email))
  const family = createHash('sha256').update(refresh.slice(0, 22)).digest()
  const row = t.ctx.db.selectFrom('session').selectAll().where('family_hash', '=', family)
  const before = await row.executeTakeFirstOrThrow()
  const renew = async () => (await t.call('POST', '/account/token/refresh/', { refresh })).body
  const first = await renew()
  // The same token once more, with the session as it was: what only the token decided would come again.
  await t.ctx.db.updateTable('session').set(before).where('id', '=', before.id).execute()
  const again = await renew()
  expect(before.person_id).toBe(id)
  expect(again.access).toMatch(/^[\w-]{43}$/)
  expect(again.access).not.toBe(first.access)
  expect(again.refresh).not.toBe(first.refresh)
})

test('A07: thirty guesses at one account from three places are slowed down as if from one', async () => {
  const email = newEmail()
  await signUpVerified(t, email)
  const logInFrom = async (from: number, password: string) => {
    const { statusCode, headers } = await t.app.inject({
      method: 'POST',
      url: '/account/login/',
      remoteAddress: `198.51.100.${from}`,
      payload: { email, password },
    })
    return { status: statusCode, wait: Number(headers['retry-after'] ?? 0) }
  }
  const waits: number[] = []
  for (let guess = 0; guess < 30; guess += 1) {
    const told = await logInFrom(guess % 3, `guess number ${guess}`)
    if (told.status === 429) waits.push(told.wait)
    t.clock.advance(told.wait * 1000)
  }
  expect(waits[0]).toBe(1)
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(60)
  t.clock.advance(900_000)
  expect((await logInFrom(9, goodPassword)).status).toBe(200)
})
