/** A database that stands still: whoever asks is told to come again, in ten seconds at most, and the process goes on with it. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { roomWithinMs } from '#platform/database/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'
import { canFreeze, freeze } from './freeze.ts'
import { answerWithinMs, askEverything, expectAllSentAway, invest } from './in-time.ts'

let app: TestApp
let ada: TestPerson
let thaw: (() => void) | undefined
beforeAll(async () => {
  app = await createTestApp({}, undefined, { roomWithinMs, ownCluster: true })
  ada = await app.person()
  await fund(app, ada.id, '1000000')
})
afterEach(() => {
  thaw?.()
  thaw = undefined
})
afterAll(() => app.close())

const endAllConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

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
])(
  'for twenty seconds, %s: every request has its answer in time, and is done once afterwards',
  { timeout: 120_000 },
  async (_what, prepare) => {
    await prepare()
    thaw = await freeze(app.database.ownerUrl)
    const frozenMs = performance.now()
    const keys: string[] = []
    // Those who are sent away ask again, and again.
    while (performance.now() - frozenMs < 20_000) {
      const asked = await askEverything(app, ada)
      expectAllSentAway(asked)
      keys.push(...asked.keys)
    }
    thaw()
    await expect.poll(async () => (await app.call('GET', '/readyz')).status).toBe(200)
    for (const key of keys) expect((await invest(ada, key)).status).toBe(201)
  },
)

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
