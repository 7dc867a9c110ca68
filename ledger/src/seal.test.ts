/** Nothing is skipped and nobody waits: transfers whose transactions end in another order than they began. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkInvariants, post, sealTransfers, type Sql, verifyChain } from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await sealAll()
  const { checkpoint, violations } = await verifyChain(database.app)
  expect(violations).toEqual([])
  const { rows } = await database.owner.query('select count(*) as transfers from ledger.transfer')
  expect(rows).toEqual([{ transfers: checkpoint.position }])
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

const deposit = () => depositOf(randomUUID(), 5n)

/** Twice: what was being written during the first call is sealed by the second. */
const sealAll = async () => (await sealTransfers(database.app)) + (await sealTransfers(database.app))

async function sealed(): Promise<bigint[]> {
  const { rows } = await database.app.query<{ transfer_id: bigint }>(
    'select transfer_id from ledger.seal order by position',
  )
  return rows.map(({ transfer_id: id }) => id)
}

/** A transaction that has posted and not committed. */
async function slowPost(): Promise<{ transferId: bigint; client: pg.PoolClient }> {
  const client = await database.app.connect()
  await client.query('begin')
  const { transferId } = await post(client, deposit())
  return { transferId, client }
}

async function end(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  await client.query(how)
  client.release()
}

test('a slow transaction that commits a lower id late is sealed in its place', async () => {
  const slow = await slowPost()
  const quick = await postAlone(database, deposit())
  expect(quick.transferId).toBeGreaterThan(slow.transferId)
  expect(await sealAll()).toBe(0)
  await end(slow.client, 'commit')
  expect(await sealAll()).toBe(2)
  expect(await sealed()).toEqual([slow.transferId, quick.transferId])
})

test('an id whose transaction was rolled back is not waited for', async () => {
  const slow = await slowPost()
  const quick = await postAlone(database, deposit())
  expect(await sealAll()).toBe(0)
  await end(slow.client, 'rollback')
  expect(await sealAll()).toBe(1)
  expect(await sealed()).toEqual([quick.transferId])
})

test('writers that come after one another without a pause do not hold it up', async () => {
  let current = await slowPost()
  for (let round = 0; round < 10; round++) {
    const next = await slowPost()
    await end(current.client, 'commit')
    await sealTransfers(database.app)
    current = next
  }
  // At least all but the last few, although there was an open writer at every moment.
  expect((await sealed()).length).toBeGreaterThanOrEqual(7)
  await end(current.client, 'commit')
})

test('other open transactions do not hold it up, and one that is only reading neither', async () => {
  await postAlone(database, deposit())
  const writing = await database.owner.connect()
  const reading = await database.app.connect()
  await writing.query('begin')
  await writing.query('create table elsewhere (id int)')
  await reading.query('begin isolation level repeatable read')
  await reading.query('select count(*) from ledger.transfer')
  expect(await sealTransfers(database.app)).toBe(1)
  await end(writing, 'rollback')
  await end(reading, 'rollback')
})

test('nobody waits for it: one posts while a seal is open, another seal is left to its owner', async () => {
  await postAlone(database, deposit())
  await inTransaction(database.app, async (tx) => {
    expect(await sealTransfers(tx)).toBe(1)
    await inTransaction(database.app, async (other) => {
      await other.query(`set local lock_timeout = '100ms'`)
      await post(other, deposit())
      expect(await sealTransfers(other)).toBe(0)
    })
  })
})

test('many at once seal each transfer once', async () => {
  await Promise.all(Array.from({ length: 30 }, () => postAlone(database, deposit())))
  await Promise.all(Array.from({ length: 8 }, () => sealTransfers(database.app)))
  await sealAll()
  expect(await sealed()).toHaveLength(30)
})

test('no statement seals transfers that have too many postings together, and a single one is sealed alone', async () => {
  for (let deposits = 0; deposits < 5; deposits++) await postAlone(database, deposit())
  const limits: unknown[] = []
  const { app } = database
  const watched: Sql = {
    query: (text, values) => {
      if (text.includes('ledger.seal_transfers')) limits.push(values?.[0])
      return app.query(text, values as unknown[]) as ReturnType<Sql['query']> as never
    },
  }
  // A deposit has four postings.
  expect(await sealTransfers(watched, 3)).toBe(5)
  expect(limits.slice(0, 4)).toEqual([1, 1, 1, 1])
  for (let deposits = 0; deposits < 5; deposits++) await postAlone(database, deposit())
  limits.length = 0
  expect(await sealTransfers(watched, 9)).toBe(5)
  expect(limits.slice(0, 2)).toEqual([2, 2])
})

test('it refuses a transaction that would not see what others commit meanwhile', async () => {
  await expect(
    inTransaction(database.app, async (tx) => {
      await tx.query('set transaction isolation level repeatable read')
      return sealTransfers(tx)
    }),
  ).rejects.toMatchObject({ code: 'LG006' })
})
