/** What stands for a month that was detached is guarded as the postings are, and a superuser who goes around is found. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  available,
  checkInvariants,
  checkNextTransfers,
  findAccountId,
  historyFingerprint,
  isHistoryTouched,
  results,
  type Violation,
  verifyChain,
} from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, moveOf, postAlone } from '../testing/fixtures.ts'
import { attach, begun, dayOf, detach, month, sealAll } from '../testing/months.ts'

let database: TestDatabase
let availableId: bigint
let latest: bigint
beforeAll(async () => {
  database = await testDatabase()
  const [ada, bob] = [randomUUID(), randomUUID()]
  await postAlone(database, depositOf(ada, 100n))
  await postAlone(database, depositOf(bob, 30n))
  availableId = (await findAccountId(database.app, available(ada))) ?? 0n
  await begun(database, 1)
  await postAlone(database, moveOf(results, available(ada), 5n))
  await begun(database, 2)
  latest = (await postAlone(database, moveOf(results, available(ada), 6n))).transferId
  await sealAll(database)
  expect(await detach(database.owner, 0)).toBe('detached')
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

/** With a superuser's transaction that is taken back, with triggers or without. */
async function inVain<T>(work: (client: pg.PoolClient) => Promise<T>, triggers = 'replica'): Promise<T> {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query(`set local session_replication_role = ${triggers}`)
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const foundAfter = (...statements: string[]): Promise<Violation[]> =>
  inVain(async (client) => {
    for (const statement of statements) await client.query(statement)
    return checkInvariants(client)
  })

const namesOf = (violations: readonly Violation[]): string[] =>
  [...new Set(violations.map(({ invariant }) => invariant))].toSorted()

describe('the walls', () => {
  test.each([
    ['delete from ledger.brought_forward'],
    ['truncate ledger.brought_forward'],
    ['update ledger.posting_month_move set position = position'],
    ['delete from ledger.posting_month_move'],
    ['truncate ledger.posting_month_move'],
    ['update ledger.posting_first set amount = amount'],
    ['delete from ledger.posting_first'],
    ['truncate ledger.posting_first'],
  ])('nobody may: %s', async (statement) => {
    await expect(database.owner.query(statement)).rejects.toMatchObject({ code: 'LG008' })
    await expect(database.app.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test.each([
    ['update ledger.brought_forward set amount = amount'],
    ['insert into ledger.brought_forward values (10, 1, 1)'],
    [`insert into ledger.posting_month_move (partition) values ('posting_first')`],
    [`select ledger.detach_month('${dayOf(1)}', '${month(48).toISOString()}')`],
    [`select ledger.attach_month('${dayOf(0)}', '${month(48).toISOString()}')`],
    ['drop table ledger.posting_first'],
  ])('the application may not: %s', async (statement) => {
    await expect(database.app.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('what is brought forward is never below zero on the account of an investor', async () => {
    const attempt = database.owner.query(
      'update ledger.brought_forward set amount = -1 where account_id > 999',
    )
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
  })
})

describe('a superuser is found who', () => {
  const off = (trigger: string, table: string) => `trigger ${trigger} on ledger.${table} is missing or off`
  test.each([
    ['alter table ledger.brought_forward disable trigger append_only', off('append_only', 'brought_forward')],
    [
      'drop trigger append_only_truncate on ledger.posting_month_move',
      off('append_only_truncate', 'posting_month_move'),
    ],
    ['drop trigger append_only on ledger.posting_first', off('append_only', 'posting_first')],
  ])('takes a wall down: %s', async (statement, detail) => {
    expect((await foundAfter(statement)).map((each) => each.detail)).toEqual([detail])
  })

  test('makes a month vanish that was not detached', async () => {
    const { rows } = await database.owner.query<{ partition: string }>(
      'select partition from ledger.posting_month order by month offset 1 limit 1',
    )
    const table = rows[0]?.partition ?? ''
    for (const statement of [
      `alter table ledger.posting detach partition ledger.${table}`,
      `drop table ledger.${table}`,
    ]) {
      const found = await foundAfter(statement)
      expect(found.map(({ detail }) => detail)).toContainEqual(
        expect.stringContaining(`ledger.${table} has the postings of no range`),
      )
      expect(namesOf(found)).toEqual(
        expect.arrayContaining([
          'a_balance_is_the_sum_of_its_postings',
          'a_transfer_has_two_postings',
          'the_guards_are_on',
        ]),
      )
    }
  })

  test.each([
    ['a_balance_is_the_sum_of_its_postings', 'amount = amount + 1', 'account_id > 999'],
    ['a_balance_is_the_sum_of_its_postings', 'postings_count = postings_count + 1', 'account_id > 999'],
    ['an_asset_sums_to_zero', 'amount = amount + 1', 'account_id > 999'],
    ['the_running_balance_adds_up', 'amount = amount + 1', 'account_id > 999'],
    ['the_guards_are_on', 'amount = amount + 1', 'account_id = 10'],
    ['the_guards_are_on', 'postings_count = postings_count + 1', 'account_id = 10'],
  ])('changes what is brought forward: %s', async (invariant, change, where) => {
    const found = await foundAfter(`update ledger.brought_forward set ${change} where ${where}`)
    expect(namesOf(found)).toContain(invariant)
  })

  test('moves what is brought forward from one house account to another, each half a minute', async () => {
    await inVain(async (client) => {
      await client.query('update ledger.brought_forward set amount = amount - 7 where account_id = 10')
      await client.query(`insert into ledger.brought_forward values (50, 7, 1)`)
      const { violations } = await checkNextTransfers(client, {
        after: latest,
        transfersMax: 1,
        postingsMax: 1,
      })
      expect(namesOf(violations)).toEqual(['the_guards_are_on'])
    })
  })

  test('changes the balance that an account began with', async () => {
    await inVain(async (client) => {
      await client.query('update ledger.brought_forward set amount = 99 where account_id = $1', [availableId])
      const { violations } = await checkNextTransfers(client, { after: 0n, transfersMax: 9, postingsMax: 99 })
      expect(namesOf(violations)).toEqual(['the_running_balance_adds_up'])
    })
  })

  test('changes a transfer behind the months that are gone, or the seal before it', async () => {
    const details = (statement: string) =>
      inVain(async (client) => {
        await client.query(statement)
        return (await verifyChain(client)).violations.map(({ detail }) => detail)
      })
    expect(await details(`update ledger.transfer set reference = 'x' where id = ${latest}`)).toEqual([
      `transfer ${latest} is not what was sealed`,
    ])
    expect(await details(`update ledger.seal set hash = sha256('x') where position = 2`)).toEqual([
      expect.stringMatching(/^seal 2 was .* the chain was rewritten$/),
    ])
  })
})

test('a month that goes is no reason to read the history again; one that vanishes is, and one that comes back', async () => {
  const before = await historyFingerprint(database.app)
  expect(await detach(database.owner, 1)).toBe('detached')
  const gone = await historyFingerprint(database.app)
  expect([isHistoryTouched(before, gone), isHistoryTouched(gone, before)]).toEqual([false, true])
  expect(await attach(database.owner, 1)).toBe('attached')
  const back = await historyFingerprint(database.app)
  expect(isHistoryTouched(gone, back)).toBe(true)
  await inVain(async (client) => {
    const table = `ledger.posting_${dayOf(1).slice(0, 7).replace('-', '_')}`
    await client.query(`alter table ledger.posting detach partition ${table}`)
    expect(isHistoryTouched(back, await historyFingerprint(client))).toBe(true)
  })
})
