import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { DemoClock } from './demo-clock.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const defaults = async () =>
  (
    await owner.query(
      `select table_schema, table_name, column_name, column_default from information_schema.columns
       where table_schema in ('public', 'ledger') and column_default is not null order by 1, 2, 3`,
    )
  ).rows

const bookedAt = async (): Promise<Date> =>
  (await owner.query('select created_at from ledger.transfer order by id desc limit 1')).rows[0].created_at

test('while it is taken the ledger books at its time, and afterwards nothing of it is left', async () => {
  const [ada, before] = [await app.person(), await defaults()]
  const clock = await DemoClock.take(app.database.ownerUrl, new Date('2025-03-01T08:00:00Z'))
  await fund(app, ada.id, '10')
  expect(await bookedAt()).toEqual(new Date('2025-03-01T08:00:00Z'))
  await clock.pass(90_000)
  await fund(app, ada.id, '10')
  expect(await bookedAt()).toEqual(clock.now())
  await expect(clock.moveTo(new Date('2025-03-01T08:00:00Z'))).rejects.toThrow(RangeError)
  // Nobody but the owner can set it.
  const login = new pg.Client({ connectionString: app.database.appUrl })
  await login.connect()
  await expect(login.query(`update demo.clock set at = '2020-01-01'`)).rejects.toThrow(/permission denied/)
  await login.end()
  await clock.release()
  expect(await defaults()).toEqual(before)
  expect((await owner.query(`select 1 from pg_namespace where nspname = 'demo'`)).rows).toEqual([])
  await fund(app, ada.id, '10')
  expect(Date.now() - (await bookedAt()).getTime()).toBeLessThan(60_000)
})
