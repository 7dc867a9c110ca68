/** The database goes away, has no room, or the clock goes back: nobody's money is moved twice or lost (trust.md, F03 to F05, F09). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { utcDay } from '#platform/clock.ts'
import { roomWithinMs } from '#platform/database/pool.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
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

test('while every connection is taken, however many wait are all told to come again, and health answers meanwhile (F05)', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '100')
  const { transaction, waitingTransactions } = app.ctx
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const running: Promise<void>[] = []
  while (waitingTransactions() === 0) running.push(transaction(() => isLetGo))
  // The last of them is the first that waits.
  const waiting = [running.pop(), ...Array.from({ length: 299 }, () => transaction(() => isLetGo))]
  const refused = Promise.all(waiting.map((each) => expect(each).rejects.toThrow(/timeout exceeded/)))
  expect(waitingTransactions()).toBe(300)
  const asked = invest(ada, 'queue')
  expect((await app.call('GET', '/healthz')).status).toBe(200)
  const { status, headers } = await asked
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  await refused
  expect(waitingTransactions()).toBe(0)
  letGo()
  await Promise.all(running)
  expect((await invest(ada, 'queue')).status).toBe(201)
})

test('who waits for a connection is told within two seconds', () => {
  expect(roomWithinMs).toBeLessThan(2_000)
})

const hourMs = 3_600_000

test.each([
  ['an hour', hourMs],
  ['a day', 24 * hourMs],
])(
  'a clock that goes back %s over midnight, and on again, skips no day and doubles none',
  async (_what, jumpMs) => {
    const eve = await app.person()
    await fund(app, eve.id, '100')
    const { body: position } = await invest(eve, `clock-${jumpMs}`)
    const daysOf = async () => {
      const { db } = app.ctx
      const rows = await db
        .selectFrom('accrual')
        .select('day')
        .where('position_id', '=', position.id)
        .execute()
      return rows.map(({ day }) => day).toSorted()
    }
    // From noon of the day of the position to half past midnight after the next.
    const bought = app.clock.now()
    app.clock.advance(36.5 * hourMs)
    await accrueFinishedDays(app.ctx)
    const dayAfter = (days: number) => utcDay(new Date(bought.getTime() + days * 24 * hourMs))
    expect(await daysOf()).toEqual([dayAfter(1)])
    for (const ms of [-jumpMs, 2 * jumpMs, -jumpMs, -jumpMs, jumpMs]) {
      app.clock.advance(ms)
      await accrueFinishedDays(app.ctx)
    }
    const ahead = jumpMs === hourMs ? [] : [dayAfter(2)]
    expect(await daysOf()).toEqual([dayAfter(1), ...ahead])
    app.clock.advance(24 * hourMs)
    await accrueFinishedDays(app.ctx)
    expect(await daysOf()).toEqual([dayAfter(1), dayAfter(2)])
    // Back at a noon, where the next begins.
    app.clock.advance(11.5 * hourMs)
  },
)

test.each([
  ['an hour', hourMs],
  ['a day', 24 * hourMs],
])('a clock that goes back %s: who is signed in stays so, and money moves once', async (_what, jumpMs) => {
  const zoe = await app.person()
  await fund(app, zoe.id, '300')
  const before = await invest(zoe, `before-${jumpMs}`)
  expect(before.status).toBe(201)
  app.clock.advance(-jumpMs)
  // Asked again with a key from the time that is still to come.
  expect((await invest(zoe, `before-${jumpMs}`)).body).toEqual(before.body)
  expect((await invest(zoe, `back-${jumpMs}`)).status).toBe(201)
  app.clock.advance(jumpMs)
  expect((await invest(zoe, `on-${jumpMs}`)).status).toBe(201)
  expect((await zoe.call('GET', '/api/wallet/')).body).toMatchObject({
    available: '0.00',
    invested: '300.00',
  })
})
