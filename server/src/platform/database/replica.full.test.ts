/** Reads that may be seconds old go to a server that follows the leader, where there is one that keeps up; a balance never does. */
import { isStaffList } from '@evenmoor/contract/staff-list'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Context, createContext } from '#context.ts'
import { checkReplica } from '#doctor/check-database.ts'
import { modules } from '#modules.ts'
import { uuidv7 } from '#platform/ids.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { runAs, withPort } from '#testing/cluster.ts'
import { portForLater } from '#testing/free-port.ts'
import { createTestPool } from '#testing/pool.ts'
import { type Standby, startStandby } from '#testing/standby.ts'
import { fund } from '#wallet/testing/fund.ts'
import { Replica } from './replica.ts'

let port: number
let app: TestApp
let ada: TestPerson
let admin: TestPerson
let standby: Standby | undefined
beforeAll(async () => {
  port = await portForLater()
  app = await createTestApp({}, undefined, { ownCluster: true, replicaPort: port })
  // As the product has it: what has committed is on the disk, from where replicas have it.
  await runAs(app.database.ownerUrl, 'alter system set synchronous_commit = on')
  await runAs(app.database.ownerUrl, 'select pg_reload_conf()')
  ada = await app.person()
  admin = await app.person({ staffRole: 'admin' })
})
afterAll(async () => {
  await app.close()
  await standby?.stop()
})

const reads = () => app.ctx.replica!.reads

/** Who answered while something was asked. */
async function askedOf(work: () => Promise<unknown>): Promise<{ replica: number; leader: number }> {
  const before = { ...reads() }
  await work()
  return { replica: reads().replica - before.replica, leader: reads().leader - before.leader }
}

const followed = async () => {
  const { dataDir, ownerUrl } = app.database
  standby ??= await startStandby({ dataDir: dataDir!, ownerUrl }, port)
  return standby
}

let left = 0
/** By a transaction of this process. */
const leaveMessage = () =>
  app.ctx.transaction((tx) =>
    tx
      .insertInto('contact_message')
      .values({
        id: uuidv7(),
        reference: BigInt((left += 1)),
        name: 'Ada',
        email: 'ada@example.com',
        message: 'A question',
        created_at: app.clock.now(),
      })
      .execute(),
  )

const messages = async () => (await admin.call('GET', '/api/staff/messages/')).body.results

const lists = modules.flatMap(({ routes }) => routes).filter(({ endpoint }) => isStaffList(endpoint))

/** Takes the replica away. */
async function unfollowed(): Promise<void> {
  await standby?.stop()
  standby = undefined
}

test('every list of the console comes from the replica, and none that says what somebody has', async () => {
  await followed()
  await expect.poll(async () => (await askedOf(messages)).replica).toBe(1)
  const fromReplica: string[] = []
  for (const { endpoint, isSecondsOld } of lists) {
    const calls = [endpoint.path, `${endpoint.path.slice(0, -1)}.csv`]
    for (const call of calls) {
      const ask = async () => expect((await admin.call('GET', call)).status).toBe(200)
      // A replica that has not caught up within milliseconds is passed over, which is no fault of the list.
      if (isSecondsOld) await expect.poll(async () => (await askedOf(ask)).replica).toBeGreaterThan(0)
      else expect((await askedOf(ask)).replica).toBe(0)
    }
    if (isSecondsOld) fromReplica.push(endpoint.path)
  }
  expect(lists.map(({ endpoint }) => endpoint.path).filter((path) => !fromReplica.includes(path))).toEqual([
    '/api/staff/reconciliation/',
  ])
})

test('what one did oneself is there at once, whoever answers', async () => {
  await followed()
  const before = (await messages()).length
  for (let n = 1; n <= 20; n += 1) {
    await leaveMessage()
    expect((await messages()).length).toBe(before + n)
  }
})

describe('while the replica has stood still', () => {
  let other: Context
  beforeAll(async () => {
    const { ownerUrl } = await followed()
    // A process of which this one hears nothing.
    other = createContext({
      config: app.ctx.config,
      pool: createTestPool(app.database, 2),
      log: app.ctx.log,
      clock: app.clock,
    })
    await fund(app, ada.id, '500')
    await vi.waitUntil(async () => (await askedOf(messages)).replica === 1, { timeout: 15_000 })
    await runAs(ownerUrl, 'select pg_wal_replay_pause()')
  })
  afterAll(async () => {
    await runAs(standby!.ownerUrl, 'select pg_wal_replay_resume()')
    await other.db.destroy()
  })

  test('a balance is the one of now, wherever it is asked for', async () => {
    await fund({ ctx: other }, ada.id, '70')
    const asked = await askedOf(async () => {
      expect((await ada.call('GET', '/api/wallet/')).body.available).toBe('570.00')
      const { body } = await admin.call('GET', `/api/staff/investors/${ada.id}/`)
      expect(JSON.stringify(body)).toContain('570.00')
    })
    expect(asked).toEqual({ replica: 0, leader: 0 })
  })

  test('a statement about a balance is not even sent to it', async () => {
    const answer = await app.ctx.readingSecondsOld((tx) =>
      sql<{ sum: bigint }>`select coalesce(sum(amount), 0) as sum from ledger.posting`.execute(tx),
    )
    const now = await sql`select coalesce(sum(amount), 0) as sum from ledger.posting`.execute(app.ctx.db)
    expect(answer.rows).toEqual(now.rows)
  })

  test('what changed here is read from the leader', async () => {
    const before = (await messages()).length
    await leaveMessage()
    expect(await askedOf(async () => expect((await messages()).length).toBe(before + 1))).toEqual({
      replica: 0,
      leader: 1,
    })
  })
})

test('a replica that goes away is not missed: every request is answered', async () => {
  await followed()
  await expect.poll(async () => (await askedOf(messages)).replica).toBe(1)
  await unfollowed()
  const asked = await askedOf(async () => {
    for (let n = 0; n < 5; n += 1) expect((await admin.call('GET', '/api/staff/messages/')).status).toBe(200)
  })
  expect(asked).toEqual({ replica: 0, leader: 5 })
})

test('an operator who checks the installation is told whether the replica keeps up', async () => {
  // A process has asked nothing before its check.
  const checked = async () => {
    const replica = new Replica(withPort(app.database.appUrl, port), app.ctx.db, app.ctx.log)
    const { reading } = app.ctx
    const readingSecondsOld: Context['readingSecondsOld'] = (work) =>
      replica.reading(work, () => reading(work))
    const [finding] = await checkReplica({ ...app.ctx, replica, readingSecondsOld })
    await replica.close()
    return finding?.state
  }
  await followed()
  await expect.poll(checked).toBe('ok')
  await unfollowed()
  expect(await checked()).toBe('warning')
})
