/** The database goes away, has no room, or the clock goes back: nobody's money is moved twice or lost (trust.md, F03 to F05, F09). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomWithinMs } from '#platform/database/pool.ts'
import { accrueFinishedDays } from '#positions/accrue-finished-days.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type Reply, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, undefined, { roomWithinMs })
})
afterAll(() => app.close())

const endAllConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const invest = (person: TestPerson, key: string): Promise<Reply> =>
  person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })

test('ten times every connection ends under those who invest: each is told to ask again, and has invested once', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '50000')
  const keys: string[] = []
  const statuses = new Set<number>()
  for (let round = 0; round < 10 || !statuses.has(503); round += 1) {
    const asked = Array.from({ length: 4 }, () => randomUUID())
    keys.push(...asked)
    const [answers] = await Promise.all([
      Promise.all(asked.map((key) => invest(ada, key))),
      runAs(app.database.ownerUrl, endAllConnections),
    ])
    for (const { status, headers } of answers) {
      statuses.add(status)
      // Whether it was done is not known, so it is never told as a failure: 503, and when to ask again.
      if (status !== 201) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
    }
  }
  // Without a restart: asked again with the same key, each is answered.
  for (const key of keys) await expect.poll(async () => (await invest(ada, key)).status).toBe(201)
  expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
    available: `${50_000 - 100 * keys.length}.00`,
    invested: `${100 * keys.length}.00`,
  })
})

test('while every connection is taken one more request is told to come again, the process lives, and goes on', async () => {
  const bob = await app.person()
  await fund(app, bob.id, '100')
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  const taken = Array.from({ length: 8 }, () => app.ctx.db.connection().execute(() => isLetGo))
  const refused = await invest(bob, 'taken')
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true])
  expect((await app.call('GET', '/healthz')).status).toBe(200)
  letGo()
  await Promise.all(taken)
  expect((await invest(bob, 'taken')).status).toBe(201)
  expect((await bob.call('GET', '/api/wallet/')).body).toMatchObject({
    available: '0.00',
    invested: '100.00',
  })
})

test('a clock that goes back an hour over midnight, and on again, skips no day and doubles none', async () => {
  const eve = await app.person()
  await fund(app, eve.id, '100')
  const { body: position } = await invest(eve, 'clock')
  const daysOf = async () => {
    const { db } = app.ctx
    const rows = await db.selectFrom('accrual').select('day').where('position_id', '=', position.id).execute()
    return rows.map(({ day }) => day).toSorted()
  }
  const hourMs = 3_600_000
  // From noon of the day of the position to half past midnight after the next.
  app.clock.advance(36.5 * hourMs)
  await accrueFinishedDays(app.ctx)
  expect(await daysOf()).toEqual(['2026-06-16'])
  for (const ms of [-hourMs, 2 * hourMs, -3 * hourMs, 2 * hourMs]) {
    app.clock.advance(ms)
    await accrueFinishedDays(app.ctx)
    expect(await daysOf()).toEqual(['2026-06-16'])
  }
  app.clock.advance(24 * hourMs)
  await accrueFinishedDays(app.ctx)
  expect(await daysOf()).toEqual(['2026-06-16', '2026-06-17'])
})
