/** What is asked at once, left behind, undone in part, and known by name. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import type { Tx } from './pool.ts'
import { createPool } from './pool.ts'
import {
  alongside,
  asSqlWithin,
  inReading,
  inSavepoint,
  inTransaction,
  sqlState,
  together,
} from './transaction.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const owner = createPool(app.database.ownerUrl, { max: 1 })
  await owner.query('create table jar (id int primary key, note text not null)')
  await owner.query('grant select, insert, update on jar to evenmoor_app')
  await owner.end()
})
afterAll(() => app.close())

const put = (tx: Tx, id: number, note: string | null = '') =>
  sql`insert into jar (id, note) values (${id}, ${note})`.execute(tx)
const has = async (...ids: number[]) => {
  const { rows } = await sql<{ id: number }>`
    select id from jar where id = any(${ids}::int[]) order by id`.execute(app.ctx.db)
  return rows.map(({ id }) => id)
}
const transaction = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(app.ctx.db, work)

describe('a transaction', () => {
  test('asks at once in one round trip, with BEGIN; what is left behind goes with COMMIT', async () => {
    const { trips, statements } = await app.trips.during(() =>
      transaction(async (tx) => {
        await together(put(tx, 1), put(tx, 2), put(tx, 3))
        await alongside(tx, put(tx, 4))
      }),
    )
    expect({ trips, statements: statements.length }).toEqual({ trips: 2, statements: 6 })
    expect(await has(1, 2, 3, 4)).toEqual([1, 2, 3, 4])
  })

  test('throws what failed first in the order it was asked in, and nothing stays', async () => {
    const failing = transaction((tx) => together(put(tx, 11), put(tx, 12, null), put(tx, 11)))
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('23502')
    expect(await has(11, 12)).toEqual([])
  })

  test('undoes everything where something that was left behind fails, and says what', async () => {
    const failing = transaction(async (tx) => {
      await put(tx, 21)
      await alongside(tx, put(tx, 22, null))
      return 'done'
    })
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('23502')
    const later = transaction(async (tx) => {
      await alongside(tx, put(tx, 21, null))
      await put(tx, 23)
    })
    expect(sqlState(await later.catch((error: unknown) => error))).toBe('23502')
    expect(await has(21, 22, 23)).toEqual([])
  })

  test('takes no statement after its end', async () => {
    let kept: Tx | undefined
    await transaction(async (tx) => void (kept = tx))
    await expect(put(kept!, 31)).rejects.toThrow('after the end of its transaction')
    await expect(
      transaction(async (tx) => {
        kept = tx
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    await expect(put(kept!, 31)).rejects.toThrow('after the end of its transaction')
    expect(await has(31)).toEqual([])
  })

  test('reads behind a lock what was committed while it waited for it', async () => {
    await transaction((tx) => put(tx, 41, 'before'))
    const lock = (tx: Tx) => sql`select from jar where id = 41 for update`.execute(tx)
    const note = async (tx: Tx) =>
      (await sql<{ note: string }>`select note from jar where id = 41`.execute(tx)).rows[0]?.note
    let waiting: Promise<unknown> | undefined
    await transaction(async (tx) => {
      await lock(tx)
      waiting = transaction((other) => together(lock(other), note(other)))
      await untilLockWait(app.ctx.db)
      await sql`update jar set note = 'after' where id = 41`.execute(tx)
    })
    expect(await waiting).toMatchObject([{}, 'after'])
  })

  test('is tried again after a deadlock that shows in what was left behind', async () => {
    await transaction((tx) => together(put(tx, 51), put(tx, 52)))
    const touch = (tx: Tx, id: number) => sql`update jar set note = note || 'x' where id = ${id}`.execute(tx)
    const met = Promise.withResolvers<void>()
    let inside = 0
    const both = (first: number, second: number) =>
      transaction(async (tx) => {
        await touch(tx, first)
        if (++inside === 2) met.resolve()
        await met.promise
        await alongside(tx, touch(tx, second))
      })
    await Promise.all([both(51, 52), both(52, 51)])
    const { rows } = await sql`select note from jar where id in (51, 52)`.execute(app.ctx.db)
    expect(rows).toEqual([{ note: 'xx' }, { note: 'xx' }])
  })
})

describe('a savepoint', () => {
  test('undoes its part alone, with what was left behind in it', async () => {
    const said = await transaction(async (tx) => {
      await alongside(tx, put(tx, 61))
      const refused = inSavepoint(tx, async () => {
        await alongside(tx, put(tx, 62))
        await together(put(tx, 63, null), put(tx, 64))
      })
      const error: unknown = await refused.catch((caught: unknown) => caught)
      await inSavepoint(tx, async () => alongside(tx, put(tx, 65)))
      return sqlState(error)
    })
    expect(said).toBe('23502')
    expect(await has(61, 62, 63, 64, 65)).toEqual([61, 65])
  })
})

describe('reading', () => {
  test('has no transaction, until something locks or writes', async () => {
    const look = (tx: Tx) => sql`select id from jar where id = ${1}`.execute(tx)
    const read = await app.trips.during(() => inReading(app.ctx.db, (tx) => together(look(tx), look(tx))))
    expect(read).toMatchObject({ trips: 1, statements: { length: 2 } })
    const failing = inReading(app.ctx.db, async (tx) => {
      await look(tx)
      await put(tx, 71)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await has(71)).toEqual([])
  })
})

describe('a statement with a name', () => {
  beforeAll(() => put(app.ctx.db as Tx, 81))
  const all = (tx: Tx) => sql<Record<string, unknown>>`select * from jar where id = ${81}`.execute(tx)

  test('is known to the server from its third run on', async () => {
    for (let run = 0; run < 4; run += 1) await transaction(all)
    const { rows } = await transaction(async (tx) => {
      await all(tx)
      return sql<{ times: bigint }>`
        select generic_plans + custom_plans as times from pg_prepared_statements
        where statement like 'select * from jar%'`.execute(tx)
    })
    expect(rows[0]?.times).toBeGreaterThan(0n)
  })

  test('goes on when a migration changes what it gives, in a transaction and outside', async () => {
    for (let run = 0; run < 20; run += 1) await transaction(all)
    const owner = createPool(app.database.ownerUrl, { max: 1 })
    await owner.query(`alter table jar add column label text not null default 'jam'`)
    const inside = await Promise.all(Array.from({ length: 12 }, () => transaction(all)))
    await owner.query(`alter table jar add column size int not null default 3`)
    await owner.end()
    const outside = await Promise.all(Array.from({ length: 12 }, () => all(app.ctx.db as Tx)))
    for (const { rows } of inside) expect(rows[0]).toMatchObject({ label: 'jam' })
    for (const { rows } of outside) expect(rows[0]).toMatchObject({ label: 'jam', size: 3 })
  })
})

test('what is asked within a time may take that much together, and nothing goes on after it', async () => {
  const asked: unknown[] = []
  const within = app.ctx.transaction(async (tx) => {
    const limited = asSqlWithin(tx, 500)
    for (let n = 0; n < 10; n += 1) asked.push((await limited.query('select from pg_sleep(0.1)')).rows.length)
  })
  await expect(within).rejects.toMatchObject({ code: '57014' })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(5)
  // The limit is over with its transaction.
  const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(app.ctx.db)
  expect(rows).toEqual([{ limit: '10s' }])
})
