/** A database that stands still: whoever asks is told to come again, in ten seconds at most, and the process goes on with it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { roomWithinMs } from '#platform/database/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type Reply, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'
import { canFreeze, freeze } from './freeze.ts'

let app: TestApp
let ada: TestPerson
let thaw: (() => void) | undefined
beforeAll(async () => {
  app = await createTestApp({}, undefined, { roomWithinMs, ownCluster: true })
  ada = await app.person()
  await fund(app, ada.id, '10000')
})
afterEach(() => {
  thaw?.()
  thaw = undefined
})
afterAll(() => app.close())

const endAllConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const answerWithinMs = 10_000
const readyWithinMs = 3_000

async function timed(asking: Promise<Reply>): Promise<Reply & { ms: number }> {
  const startedMs = performance.now()
  const reply = await asking
  return { ...reply, ms: performance.now() - startedMs }
}

const invest = (key: string) =>
  ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })

const logIn = () => app.call('POST', '/account/login/', { email: ada.email, password: 'not the right one' })

/** So many connections are open and wait for work; the pool is left with none at first. */
async function openConnections(count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, () =>
      app.ctx.db.connection().execute((db) => db.selectFrom('plan').select('id').execute()),
    ),
  )
}

test.runIf(canFreeze).each([
  ['with connections that are up', () => openConnections(8)],
  ['with connections that are being made', () => runAs(app.database.ownerUrl, endAllConnections)],
])('%s, every request has its answer in time', { timeout: 120_000 }, async (_what, prepare) => {
  await prepare()
  thaw = await freeze(app.database.ownerUrl)
  const keys = Array.from({ length: 12 }, () => randomUUID())
  const [ready, ...answers] = await Promise.all([
    timed(app.call('GET', '/readyz')),
    ...keys.map((key) => timed(invest(key))),
    timed(logIn()),
    timed(ada.call('GET', '/api/wallet/')),
    timed(app.call('POST', '/api/password_reset/', { email: ada.email })),
  ])
  for (const { status, ms, headers } of answers) {
    expect([status, Number(headers['retry-after']) > 0, ms < answerWithinMs]).toEqual([503, true, true])
  }
  expect([ready?.status, (ready?.ms ?? Infinity) < readyWithinMs]).toEqual([503, true])
  expect((await app.call('GET', '/healthz')).status).toBe(200)
  thaw()
  await expect.poll(async () => (await app.call('GET', '/readyz')).status).toBe(200)
  for (const key of keys) expect((await invest(key)).status).toBe(201)
})

test.runIf(canFreeze)(
  'half-way through a transaction, it is told in time, nothing of it stays, and no lock is left',
  { timeout: 120_000 },
  async () => {
    const startedMs = performance.now()
    const half = app.ctx.transaction(async (tx) => {
      await tx.updateTable('person').set({ first_name: 'Half' }).where('id', '=', ada.id).execute()
      thaw = await freeze(app.database.ownerUrl)
      await tx.updateTable('person').set({ last_name: 'Way' }).where('id', '=', ada.id).execute()
    })
    await expect(half).rejects.toThrow(/terminated|not queryable/)
    expect(performance.now() - startedMs).toBeLessThan(answerWithinMs)
    thaw?.()
    await app.ctx.transaction((tx) =>
      tx.updateTable('person').set({ last_name: 'Whole' }).where('id', '=', ada.id).execute(),
    )
    expect((await ada.call('GET', '/account/me/')).body).toMatchObject({
      first_name: 'Test',
      last_name: 'Whole',
    })
  },
)

test.runIf(canFreeze)(
  'a statement that is only slow goes on while the server lives',
  { timeout: 60_000 },
  async () => {
    const rows = await sql`select from pg_sleep(4)`.execute(app.ctx.db)
    expect(rows.rows).toHaveLength(1)
  },
)
