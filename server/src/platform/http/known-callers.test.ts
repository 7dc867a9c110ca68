import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoint } from '@evenmoor/contract/endpoint'
import * as z from 'zod/mini'
import type { Context } from '#context.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { type Database, noRoom, type Tx } from '#platform/database/pool.ts'
import { createApp } from './app.ts'
import { registerRoutes, route } from './bind.ts'
import type { Caller } from './caller.ts'
import { CallerCheck } from './known-callers.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
})
afterAll(() => app.close())

const wallet = '/api/wallet/'
const expected: Caller = {
  personId: '0190b5a0-0000-7000-8000-000000000001',
  sessionId: '0190b5a0-0000-7000-8000-000000000002',
  staffRole: null,
  provenForStaff: false,
  steppedUp: false,
  justLoggedIn: false,
  hasSecondFactor: false,
  limited: null,
}

const endSessionsOf = ({ id }: TestPerson) =>
  app.ctx.db.updateTable('session').set({ ended_at: app.clock.now() }).where('person_id', '=', id).execute()

test('who is known waits for the database once, their session included', async () => {
  expect((await ada.call('GET', wallet)).status).toBe(200)
  const { trips, statements } = await app.trips.during(() => ada.call('GET', wallet))
  expect(trips).toBe(1)
  expect(statements[0]).toContain('from session s')
})

test('a session that ended is told so at the next call, however often it was known', async () => {
  const grace = await app.person()
  for (let count = 0; count < 2; count += 1) expect((await grace.call('GET', wallet)).status).toBe(200)
  await endSessionsOf(grace)
  expect((await grace.call('GET', wallet)).status).toBe(401)
})

test('what was asked badly comes after a session that ended', async () => {
  const bad = '/api/wallet/transactions/?limit=-1&cursor=nonsense'
  const grace = await app.person()
  for (let count = 0; count < 2; count += 1) expect((await grace.call('GET', bad)).status).toBe(400)
  await endSessionsOf(grace)
  expect((await grace.call('GET', bad)).status).toBe(401)
})

test('an access token that has run out is told so, though it was known', async () => {
  const grace = await app.person()
  expect((await grace.call('GET', wallet)).status).toBe(200)
  app.clock.advance(10 * 60_000)
  expect((await grace.call('GET', wallet)).status).toBe(401)
})

test('a database that has no room is waited for once, as by who is not known', async () => {
  const asked = { alone: 0, withTheRead: 0 }
  const own = endpoint({
    method: 'GET',
    path: '/own/',
    summary: 'Something of the caller’s own',
    access: { kind: 'investor' },
    answer: z.unknown(),
  })
  const reading = async () => {
    asked.withTheRead += 1
    throw noRoom()
  }
  const server = createApp()
  registerRoutes(
    server,
    { reading } as unknown as Context,
    async () => {
      asked.alone += 1
      return expected
    },
    [route(own, async () => 'never')],
  )
  const headers = { authorization: `Bearer ${'a'.repeat(20)}` }
  for (let count = 0; count < 2; count += 1) {
    const { statusCode } = await server.inject({ method: 'GET', url: '/own/', headers })
    expect(statusCode).toBe(503)
  }
  expect(asked).toEqual({ alone: 1, withTheRead: 2 })
  await server.close()
})

describe('what a call does beside the look-up of its session', () => {
  const bucket = 'known callers'
  const write = (tx: Tx) => {
    const at = app.clock.now()
    return tx.insertInto('rate_limit').values({ bucket, slot: at, hits: 1, expires_at: at }).execute()
  }
  const count = async (db: Tx | Database) =>
    (await db.selectFrom('rate_limit').select('hits').where('bucket', '=', bucket).execute()).length

  test('is not done where the caller is another', async () => {
    const other = { ...expected, steppedUp: true }
    const check = new CallerCheck(expected, async () => other)
    const done = app.ctx.reading((tx) => check.beside(tx, () => write(tx)))
    await expect(done).rejects.toThrow('the caller is not as expected')
    expect(check.beginsAgain(await done.catch((reason: unknown) => reason))).toBe(true)
    expect(await count(app.ctx.db)).toBe(0)
  })

  test('is done in its order once they are confirmed', async () => {
    const check = new CallerCheck(expected, async () => ({ ...expected }))
    const [before, , after] = await app.ctx.reading((tx) =>
      check.beside(tx, () => Promise.all([count(tx), write(tx), count(tx)])),
    )
    expect([before, after]).toEqual([0, 1])
    expect(check.beginsAgain(new Error('of the call'))).toBe(false)
  })
})
