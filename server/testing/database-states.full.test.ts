/** A real PostgreSQL that has no connection left, or only reads: 503 and when to come again, and on without a restart. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomWithinMs } from '#platform/database/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs, withDatabase } from './cluster.ts'
import { askEverything, answerWithinMs, expectAllSentAway, invest } from './in-time.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await createTestApp({}, undefined, { roomWithinMs, ownCluster: true })
  ada = await app.person()
  await fund(app, ada.id, '100000')
})
afterAll(() => app.close())

const endAllConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const ready = async () => (await app.call('GET', '/readyz')).status

test('another program has taken every connection of the server', { timeout: 120_000 }, async () => {
  await runAs(app.database.ownerUrl, endAllConnections)
  const taken = await takeAllConnections()
  const asked = await askEverything(app, ada)
  expectAllSentAway(asked)
  await Promise.all(taken.map((client) => client.end()))
  await expect.poll(ready).toBe(200)
  for (const key of asked.keys) expect((await invest(ada, key)).status).toBe(201)
})

/** Until the server says that there is none left for whoever is no superuser. */
async function takeAllConnections(): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  for (;;) {
    const client = new pg.Client({ connectionString: app.database.appUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch (error) {
      expect(error).toMatchObject({ code: '53300' })
      return taken
    }
    taken.push(client)
  }
}

test(
  'the server only reads, as after a failover to one that follows: what was there is still told',
  { timeout: 120_000 },
  async () => {
    const name = new URL(app.database.ownerUrl).pathname.slice(1)
    const asAdministrator = (statement: string) =>
      runAs(withDatabase(app.database.ownerUrl, 'postgres'), statement)
    await asAdministrator(`alter database ${name} set default_transaction_read_only = on`)
    await runAs(app.database.ownerUrl, endAllConnections)
    const key = randomUUID()
    const startedMs = performance.now()
    const refused = await invest(ada, key)
    expect(performance.now() - startedMs).toBeLessThan(answerWithinMs)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 60])
    expect(refused.body.detail).toMatch(/^We can’t store anything right now, so this wasn’t done\./)
    expect(await ready()).toBe(503)
    const wallet = await ada.call('GET', '/api/wallet/')
    expect([wallet.status, wallet.body.total]).toEqual([200, '100000.00'])
    await asAdministrator(`alter database ${name} reset default_transaction_read_only`)
    await runAs(app.database.ownerUrl, endAllConnections)
    await expect.poll(ready).toBe(200)
    expect((await invest(ada, key)).status).toBe(201)
  },
)
