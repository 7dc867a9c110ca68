/** A connection without an answer is given up; a statement that may take any time isn't, while the server lives. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { openWire, type Wire } from '#testing/wire.ts'
import { createDatabase, type Database } from './pool.ts'
import { liftTimeLimit } from './transaction.ts'
import { endUnresponsiveConnections } from './unresponsive-connections.ts'

let database: TestDatabase
let wire: Wire
let db: Database | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  wire = await openWire(Number(new URL(database.appUrl).port))
})
afterEach(async () => {
  wire.heal()
  await db?.destroy()
})
afterAll(async () => {
  await wire.close()
  await database.drop()
})

/** Far longer than `deadMs`, which in turn is far longer than what the other statements take. */
const slow = sql<{ done: boolean }>`select true as done from pg_sleep(0.5)`
/** Would never be waited for. */
const endless = sql`select from pg_sleep(3600)`
const deadMs = 200

/** One connection, so that what a transaction leaves behind on it would show. */
function open({ isUnlimited = false, probeWithinMs = 5_000 } = {}): Database {
  const url = new URL(database.appUrl)
  url.port = String(wire.port)
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 1,
    pipeline: true,
    ...(isUnlimited && { statement_timeout: false }),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  endUnresponsiveConnections(pool, { silentMs: 50, probeWithinMs, deadMs })
  return (db = createDatabase(pool))
}

const lost = /terminated|not queryable/

test('a statement over the limit is given up, and the next one has a new connection', async () => {
  const limited = open()
  await expect(endless.execute(limited)).rejects.toThrow(lost)
  expect((await sql`select 1 as one`.execute(limited)).rows).toEqual([{ one: 1 }])
})

test('in a transaction whose time limit is lifted it goes on, and after it the limit holds again', async () => {
  const limited = open()
  await limited.transaction().execute(async (tx) => {
    await liftTimeLimit(tx)
    for (const _ of [1, 2]) expect((await slow.execute(tx)).rows).toEqual([{ done: true }])
  })
  const { pid } = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(limited)).rows[0]!
  const again = limited.transaction().execute(async (tx) => {
    expect((await sql`select pg_backend_pid() as pid`.execute(tx)).rows).toEqual([{ pid }])
    await endless.execute(tx)
  })
  await expect(again).rejects.toThrow(lost)
})

test('statements that are sent at once with what lifts it go on too', async () => {
  const rows = await open()
    .transaction()
    .execute(
      async (tx) => (await Promise.all([liftTimeLimit(tx), slow.execute(tx), slow.execute(tx)]))[2].rows,
    )
  expect(rows).toEqual([{ done: true }])
})

test('on a pool without a limit it goes on', async () => {
  expect((await slow.execute(open({ isUnlimited: true }))).rows).toEqual([{ done: true }])
})

test.each([
  ['with the usual limit', async () => undefined],
  ['with its limit lifted', liftTimeLimit],
])('where nothing arrives any more, a statement %s is given up', async (_what, prepare) => {
  const halfOpen = open({ probeWithinMs: 20 })
  await expect(
    halfOpen.transaction().execute(async (tx) => {
      await prepare(tx)
      wire.fail({ kind: 'half-open' })
      await slow.execute(tx)
    }),
  ).rejects.toThrow(lost)
})
