import { hash } from 'node:crypto'
import { type Updateable, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { limitedColumns, openColumns } from '#people/testing/limited.ts'
import { hashPassword } from '#people/credentials/password-hash.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Person } from '#platform/database/types.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { type SecondProcess, startSecondProcess } from '#testing/second-process.ts'
import { untilLockWait } from '#testing/lock-waits.ts'

let here: TestApp
let there: SecondProcess
beforeAll(async () => {
  here = await createTestApp({}, new Date().toISOString())
  there = await startSecondProcess(here)
}, 60_000)
afterAll(async () => {
  await there.stop()
  await here.close()
})

const path = '/account/login/'

test('A07: sixty guesses at once over two processes: twenty are answered, and a right one among the rest opens nothing', async () => {
  const email = newEmail()
  const id = await signUpVerified(here, email)
  const stranger = await here.person()
  const guesses = Array.from({ length: 60 }, (_, n) => ({ email, password: `guess number ${n}` }))
  const replies = Promise.all(
    guesses.map((guess, n) =>
      n % 2 === 0 ? here.call('POST', path, guess) : there.call(stranger, 'POST', path, guess),
    ),
  )
  // Before the third wrong one is counted a right one may come first, and is let in.
  const wrongOnes = () =>
    here.ctx.db
      .selectFrom('login_failure')
      .select('in_a_row')
      .where('email_hash', '=', hash('sha256', email, 'buffer'))
      .executeTakeFirst()
  await expect.poll(async () => (await wrongOnes())?.in_a_row ?? 0, { interval: 5 }).toBeGreaterThan(2)
  const right = await here.call('POST', path, { email, password: goodPassword })
  const statuses = (await replies).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20)
  expect(right.status).toBe(429)
  expect(await liveSessions(id)).toBe(0)
}, 30_000)

test('A07: a guess that finds no room after its hash is not refused before the turn of a second, right or wrong', async () => {
  const email = newEmail()
  await signUpVerified(here, email)
  await logIn(here, email)
  const bucket = `login-account:${hash('sha256', email, 'base64url')}`
  const refused = async (password: string) => {
    const { status } = await here.call('POST', path, { email, password })
    return { status, atMs: performance.now() }
  }
  const replies = await here.ctx.transaction(async (tx) => {
    await sql`select lock_buckets(${[bucket]}::text[], array[true])`.execute(tx)
    const [slot, expiresAt] = [here.clock.now(), new Date(here.clock.now().getTime() + 60_000)]
    await tx.insertInto('rate_limit').values({ bucket, slot, hits: 20, expires_at: expiresAt }).execute()
    const guesses = [refused(goodPassword), refused('wrong')]
    await untilLockWait(tx, 2)
    // The earlier in a second they go on, the longer until its turn: one that did not wait would be far too soon.
    let heldUntilMs = 0
    const tenthOfSecond = () => Math.floor(((heldUntilMs = performance.now()) % 1000) / 100)
    await expect.poll(tenthOfSecond, { interval: 20 }).toBe(1)
    return { guesses, turnMs: Math.ceil(heldUntilMs / 1000) * 1000 }
  })
  for (const reply of await Promise.all(replies.guesses)) {
    expect(reply.status).toBe(429)
    expect(reply.atMs).toBeGreaterThanOrEqual(replies.turnMs)
  }
}, 30_000)

test('forty right passwords at once all open a session', async () => {
  const email = newEmail()
  await signUpVerified(here, email)
  const credentials = { email, password: goodPassword }
  const replies = await Promise.all(Array.from({ length: 40 }, () => here.call('POST', path, credentials)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
}, 30_000)

const changes: readonly (readonly [string, () => Promise<Updateable<Person>>, RegExp])[] = [
  ['the account is locked', async () => limitedColumns('locked', here.clock.now()), /locked account/],
  ['the account is closed', async () => ({ state: 'deactivated', password_hash: null }), /Login failed/],
  ['the password is taken away', async () => ({ password_hash: null }), /Login failed/],
  [
    'another password is set',
    async () => ({ password_hash: await hashPassword(here.ctx, 'violet-otter-91-canyon') }),
    /Login failed/,
  ],
]

test.each(changes)(
  'a login under way while %s opens nothing, from a known device and a new one',
  async (_what, change, refusal) => {
    for (const userAgent of ['', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0']) {
      const email = newEmail()
      const id = await signUpVerified(here, email)
      await logIn(here, email)
      const values = await change()
      const login = await here.ctx.transaction(async (tx) => {
        await tx.updateTable('person').set(values).where('id', '=', id).execute()
        await tx
          .updateTable('session')
          .set({ ended_at: here.clock.now() })
          .where('person_id', '=', id)
          .execute()
        const reply = here.call('POST', path, { email, password: goodPassword }, { 'user-agent': userAgent })
        await untilLockWait(tx)
        return { reply }
      })
      const { status, body } = await login.reply
      expect(status).toBe(400)
      expect(body.detail).toMatch(refusal)
      expect(await liveSessions(id)).toBe(0)
    }
  },
)

const nowLocked = () => limitedColumns('locked', here.clock.now())

test.each([
  ['locked', () => openColumns, nowLocked, 'locked'],
  ['opened', nowLocked, () => openColumns, undefined],
] as const)(
  'a login that takes a limited account, under way while it is %s, opens a session of it as it is then',
  async (_what, before, after, state) => {
    for (const userAgent of ['', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0']) {
      const email = newEmail()
      const id = await signUpVerified(here, email)
      await logIn(here, email)
      const stand = (tx: Tx, values: Updateable<Person>) =>
        tx.updateTable('person').set(values).where('id', '=', id).execute()
      await here.ctx.transaction((tx) => stand(tx, before()))
      const login = await here.ctx.transaction(async (tx) => {
        await stand(tx, after())
        const credentials = { email, password: goodPassword }
        const reply = here.call('POST', `${path}limited/`, credentials, { 'user-agent': userAgent })
        await untilLockWait(tx)
        return { reply }
      })
      const { status, body } = await login.reply
      expect(status).toBe(200)
      const authorization = `Bearer ${body.access}`
      const me = await here.call('GET', '/account/me/', undefined, { authorization })
      expect(me.body.standing?.state).toBe(state)
    }
  },
)

test('a login that is about to be refused is let in where the account is opened meanwhile', async () => {
  const email = newEmail()
  const id = await signUpVerified(here, email)
  await here.ctx.db.updateTable('person').set(nowLocked()).where('id', '=', id).execute()
  const bucket = `login-account:${hash('sha256', email, 'base64url')}`
  const login = await here.ctx.transaction(async (tx) => {
    await sql`select lock_buckets(${[bucket]}::text[], array[true])`.execute(tx)
    await tx.updateTable('person').set(openColumns).where('id', '=', id).execute()
    const reply = here.call('POST', path, { email, password: goodPassword })
    await untilLockWait(tx)
    return { reply }
  })
  expect((await login.reply).status).toBe(200)
})

async function liveSessions(personId: string): Promise<number> {
  const live = await here.ctx.db
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
  return live.length
}
