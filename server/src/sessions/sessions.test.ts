import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

type Tokens = { access: string; refresh: string }
const renew = (refresh: unknown) => t.call('POST', '/account/token/refresh/', { refresh })
const logOut = (refresh: string, access?: string) =>
  t.call(
    'POST',
    '/account/logout/',
    { refresh },
    access === undefined ? {} : { authorization: `Bearer ${access}` },
  )
const statusOf = async (access: string) =>
  (await t.call('GET', '/account/me/', undefined, { authorization: `Bearer ${access}` })).status

async function session(): Promise<Tokens & { email: string; user_id: string }> {
  const email = newEmail()
  await signUpVerified(t, email)
  return { ...(await logIn(t, email)), email }
}

describe('tokens', () => {
  test('S03: an access token works for 10 minutes, its successor after renewal', async () => {
    const { access, refresh } = await session()
    expect(await statusOf(access)).toBe(200)
    t.clock.advance(10 * 60_000)
    expect(await statusOf(access)).toBe(401)
    const renewed = await renew(refresh)
    expect(renewed.status).toBe(200)
    expect(await statusOf(renewed.body.access)).toBe(200)
  })

  test('S02: a token works for nothing but its purpose', async () => {
    const { access, refresh } = await session()
    expect(await statusOf(refresh)).toBe(401)
    expect((await renew(access)).status).toBe(401)
    expect(await statusOf(access)).toBe(200)
  })

  test.each([
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['eyJhbGciOiJIUzI1NiIsImtpZCI6Ii4uLy4uL3gifQ.eyJzdWIiOiIxIn0.c2ln'],
    ["' OR 1=1--"],
    [''],
    ['a'.repeat(5000)],
  ])('S01: %j opens nothing', async (token) => {
    expect(await statusOf(token)).toBe(401)
    expect((await renew(token)).status).toBe(401)
  })

  test('only hashes are stored', async () => {
    const { access, refresh, user_id: id } = await session()
    const row = await t.ctx.db
      .selectFrom('session')
      .selectAll()
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
    const stored = JSON.stringify(row, (_key, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    )
    expect(stored).not.toContain(access)
    expect(stored).not.toContain(refresh)
  })
})

describe('renewal (S04)', () => {
  test('the spent token gives the same successors within 60 s, also to many at once', async () => {
    const { refresh } = await session()
    const replies = await Promise.all(Array.from({ length: 6 }, () => renew(refresh)))
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1)
    t.clock.advance(60_000)
    const again = await renew(refresh)
    expect(again).toMatchObject({ status: 200, body: replies[0]!.body })
    expect(await statusOf(again.body.access)).toBe(200)
  })

  test('used after 61 s it ends the session, and its owner is told', async () => {
    const { refresh, email } = await session()
    const { body: next } = await renew(refresh)
    t.clock.advance(61_000)
    expect((await renew(refresh)).status).toBe(401)
    expect((await renew(next.refresh)).status).toBe(401)
    expect(await statusOf(next.access)).toBe(401)
    expect((await mailsTo(t, email))[0]!.subject).toBe('We logged out one of your devices')
    expect((await renew(refresh)).status).toBe(401)
    expect(
      (await mailsTo(t, email)).filter(({ subject }) => subject.startsWith('We logged out')),
    ).toHaveLength(1)
  })

  test('a token that was spent several renewals ago ends the session too', async () => {
    const { refresh } = await session()
    let newest = refresh
    for (let renewals = 0; renewals < 3; renewals += 1) {
      t.clock.advance(120_000)
      newest = (await renew(newest)).body.refresh
    }
    expect((await renew(refresh)).status).toBe(401)
    expect((await renew(newest)).status).toBe(401)
  })

  test('made-up tokens end nothing, and other sessions go on', async () => {
    const one = await session()
    const other = await logIn(t, one.email)
    expect((await renew('x'.repeat(65))).status).toBe(401)
    t.clock.advance(61_000)
    const { body: next } = await renew(one.refresh)
    t.clock.advance(61_000)
    await renew(one.refresh)
    expect(await statusOf(next.access)).toBe(401)
    expect(await statusOf(other.access)).toBe(200)
  })

  test.each([[123], [null], [['a']], [undefined]])('refresh = %j is refused with 400', async (refresh) => {
    expect((await renew(refresh)).status).toBe(400)
  })
})

describe('logging out (S06)', () => {
  test('the access token is dead at once; again is no error', async () => {
    const { access, refresh } = await session()
    expect(await logOut(refresh, access)).toMatchObject({
      status: 200,
      body: { detail: 'Logged out successfully!' },
    })
    expect(await statusOf(access)).toBe(401)
    expect((await renew(refresh)).status).toBe(401)
    expect((await logOut(refresh)).status).toBe(200)
    expect((await logOut('nobody has this')).status).toBe(200)
    expect(await t.call('POST', '/account/logout/', {})).toMatchObject({
      status: 400,
      body: { refresh: ['The refresh token is missing'] },
    })
  })

  test('somebody else is not logged out', async () => {
    const [one, other] = [await session(), await session()]
    expect((await logOut(other.refresh, one.access)).status).toBe(200)
    expect([await statusOf(one.access), await statusOf(other.access)]).toEqual([200, 200])
  })

  test('only the session of the token ends', async () => {
    const one = await session()
    const second = await logIn(t, one.email)
    await logOut(one.refresh)
    expect(await statusOf(second.access)).toBe(200)
  })
})

describe('how long and how many (S08)', () => {
  test('the oldest of eleven ends', async () => {
    const first = await session()
    const rest: Tokens[] = []
    for (let n = 0; n < 10; n += 1) {
      t.clock.advance(1000)
      rest.push(await logIn(t, first.email))
    }
    expect(await statusOf(first.access)).toBe(401)
    expect(await Promise.all(rest.map(({ access }) => statusOf(access)))).toEqual(rest.map(() => 200))
  })

  test('of thirteen opened in the same moment ten go on', async () => {
    const { email, user_id: personId } = await session()
    await Promise.all(Array.from({ length: 12 }, () => logIn(t, email)))
    const { count } = await t.ctx.db
      .selectFrom('session')
      .select((e) => e.fn.countAll<bigint>().as('count'))
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(count).toBe(10n)
  })

  test('14 days without renewal, 30 days in all', async () => {
    const days = (count: number) => t.clock.advance(count * 86_400_000)
    const idle = await session()
    days(14)
    expect((await renew(idle.refresh)).status).toBe(401)

    let { refresh } = await session()
    for (const pause of [13, 13]) {
      days(pause)
      refresh = (await renew(refresh)).body.refresh
    }
    days(4)
    expect((await renew(refresh)).status).toBe(401)
  })

  test('a deactivated person is out at once', async () => {
    const { access, refresh, user_id: id } = await session()
    await t.ctx.db.updateTable('person').set({ state: 'deactivated' }).where('id', '=', id).execute()
    expect(await statusOf(access)).toBe(401)
    expect((await renew(refresh)).status).toBe(401)
  })
})
