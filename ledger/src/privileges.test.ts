import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { available, checkInvariants, openAccount } from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { booked, depositOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await postAlone(database, depositOf(randomUUID(), 5n))
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

const tables = ['asset', 'account', 'balance', 'transfer', 'posting']
const denied = '42501'
const appendOnly = 'LG008'

describe('the application', () => {
  test.each([...tables, 'account_balance'])('reads ledger.%s', async (table) => {
    await expect(database.app.query(`select * from ledger.${table}`)).resolves.toBeDefined()
  })

  test.each(
    tables.flatMap((table) => [
      [`delete from ledger.${table}`],
      [`truncate ledger.${table} cascade`],
      [`insert into ledger.${table} default values`],
      [`select * from ledger.${table} for update`],
      [`alter table ledger.${table} disable trigger all`],
      [`drop table ledger.${table} cascade`],
    ]),
  )('may not: %s', async (statement) => {
    await expect(database.app.query(statement)).rejects.toMatchObject({ code: denied })
  })

  test.each([
    ['update ledger.posting set amount = amount'],
    ['update ledger.balance set amount = 1000000'],
    [`update ledger.transfer set reference = 'x'`],
    ['update ledger.account set materialised = false'],
    ['update ledger.asset set scale = 2'],
    ['create table ledger.mine (id int)'],
    ['create or replace function ledger.mine() returns int language sql as $$ select 1 $$'],
    ['set session_replication_role = replica'],
    ['select ledger.mirrors(1, array[1], array[1])'],
    [`select setval('ledger.transfer_id_seq', 1)`],
  ])('may not: %s', async (statement) => {
    await expect(database.app.query(statement)).rejects.toMatchObject({ code: denied })
  })

  test('opens accounts of investors, and only those of the chart', async () => {
    const account = available(randomUUID())
    expect(await openAccount(database.app, account)).toBe(await openAccount(database.app, account))
  })

  test.each([
    ['a kind outside the chart', ['savings', 'usd', randomUUID(), null]],
    ['coins of an investor', ['available', 'btc', randomUUID(), null]],
    ['a position without an investor', ['invested', 'usd', null, randomUUID()]],
    ['a holding without a position', ['invested', 'usd', randomUUID(), null]],
    ['available dollars of a position', ['available', 'usd', randomUUID(), randomUUID()]],
    ['a house account of its own', ['bribes', 'usd', null, null]],
    ['nothing', [null, null, null, null]],
  ])('may not open %s', async (_what, values) => {
    await expect(
      database.app.query('select ledger.open_account($1, $2, $3, $4)', values),
    ).rejects.toMatchObject({
      code: 'LG006',
    })
  })

  test('can check the invariants itself', async () => {
    expect(await checkInvariants(database.app)).toEqual([])
  })

  test('finds house accounts by the same function', async () => {
    const { rows } = await database.app.query(`select ledger.open_account('fees', 'usd', null, null) as id`)
    expect(rows).toEqual([{ id: 50n }])
  })
})

describe('the superuser, while the triggers are on', () => {
  test.each([
    ['update ledger.asset set scale = scale'],
    ['update ledger.account set kind = kind'],
    ['update ledger.transfer set kind = kind'],
    ['update ledger.posting set amount = amount'],
    ...tables.flatMap((table) => [[`delete from ledger.${table}`], [`truncate ledger.${table} cascade`]]),
  ])('may not: %s', async (statement) => {
    await expect(database.owner.query(statement)).rejects.toMatchObject({ code: appendOnly })
  })

  test.each([
    [
      'out of balance',
      [
        ['usd', 1, 40, 5],
        ['usd', 2, 50, -4],
      ],
    ],
    ['in one line', [['usd', 1, 40, 5]]],
    [
      'across two assets',
      [
        ['usd', 1, 40, 5],
        ['btc', 2, 14, -5],
      ],
    ],
  ])('may not insert postings %s', async (_how, lines) => {
    const values = lines.map(
      ([asset, line, account, amount]) => `(9999, ${line}, ${account}, '${asset}', ${amount})`,
    )
    const insert = `insert into ledger.posting (transfer_id, line, account_id, asset, amount) values ${values.join()}`
    await expect(database.owner.query(insert)).rejects.toMatchObject({ code: 'LG001' })
  })

  test.each([
    ['a balance below zero', 'update ledger.balance set amount = -1', '23514'],
    ['a balance that is not a number', `update ledger.balance set amount = 'NaN'`, '23514'],
    [
      'an account outside the chart',
      `insert into ledger.account (kind, asset, materialised) values ('fees', 'btc', false)`,
      '23514',
    ],
    [
      'a second account of the same meaning',
      `insert into ledger.account (id, kind, asset, materialised) overriding system value values (99, 'fees', 'usd', false)`,
      '23505',
    ],
  ])('may not make %s', async (_what, statement, code) => {
    await expect(database.owner.query(statement)).rejects.toMatchObject({ code })
  })

  test('nothing of all this left a trace', async () => {
    expect(await booked(database.owner)).toEqual({ transfers: 1, postings: 4 })
  })
})
