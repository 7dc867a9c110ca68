/** Where a commit waits for a replica and none answers: nothing is acknowledged too early, and whoever only reads has room. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOnce } from '#platform/idempotency.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'

let app: TestApp
/** Sees what others wait for. */
let owner: pg.Pool
beforeAll(async () => {
  app = await createTestApp({}, undefined, { ownCluster: true })
  owner = new pg.Pool({ connectionString: app.database.ownerUrl, max: 1 })
  await asOwner('alter system set synchronous_commit = on')
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const asOwner = (statement: string) => runAs(app.database.ownerUrl, statement)

/** How many commits wait for a replica. */
async function waiting(): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`,
  )
  return rows[0]?.count ?? 0
}

/** While `work` runs, no commit comes to its end. */
async function withoutReplica(work: (letGo: () => Promise<void>) => Promise<void>): Promise<void> {
  const set = async (setting: string) => {
    await asOwner(`alter system ${setting}`)
    await asOwner('select pg_reload_conf()')
  }
  const letGo = () => set('reset synchronous_standby_names')
  await set(`set synchronous_standby_names = 'nobody'`)
  let first: { readonly over: Promise<void> } | undefined
  try {
    first = await untilOneWaits()
    await work(letGo)
  } finally {
    await letGo()
    await first?.over
  }
}

/** PostgreSQL's processes take a setting one after the other: the first commit that waits shows that all have it. */
async function untilOneWaits(): Promise<{ readonly over: Promise<void> }> {
  for (;;) {
    let isOver = false
    const over = asOwner(`create table waits_${randomUUID().replaceAll('-', '')} ()`).finally(
      () => (isOver = true),
    )
    await expect.poll(async () => isOver || (await waiting()) === 1).toBe(true)
    if (!isOver) return { over }
  }
}

test('an answer that is given again waits as the first did', async () => {
  const { id: personId } = await app.person()
  const asked = { personId, key: 'once', request: 'POST /' }
  const first = await answerOnce(app.ctx, asked, async () => ({ status: 201, body: { reference: 'D-1' } }))
  await withoutReplica(async (letGo) => {
    let isAnswered = false
    const again = answerOnce(app.ctx, asked, () => Promise.reject(new Error('it is done once'))).finally(
      () => (isAnswered = true),
    )
    await expect.poll(waiting).toBe(2)
    expect(isAnswered).toBe(false)
    await letGo()
    expect(await again).toEqual(first)
  })
})

test('however many transactions wait, a balance is told', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '10000')
  // One person's requests wait for each other; those of several need a connection each.
  const others = await Promise.all(Array.from({ length: 12 }, () => app.person()))
  for (const { id } of others) await fund(app, id, '100')
  const invest = (who: TestPerson) =>
    who.call(
      'POST',
      '/api/investments/',
      { plan_id: 'basic', amount: '100' },
      { 'idempotency-key': randomUUID() },
    )
  await withoutReplica(async (letGo) => {
    const investing = others.map(invest)
    // As many as transactions may take of this pool's eight connections.
    await expect.poll(waiting).toBeGreaterThan(1)
    await expect.poll(() => app.ctx.waitingTransactions()).toBeGreaterThan(0)
    for (let n = 0; n < 5; n += 1)
      expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({ available: '10000.00' })
    await letGo()
    const replies = await Promise.all(investing)
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(12).fill(201))
  })
})
