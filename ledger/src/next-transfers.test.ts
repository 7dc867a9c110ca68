/** What is new is checked stretch by stretch; a change in a stretch is found and named, one before it is not its matter. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  available,
  checkInvariants,
  checkNextTransfers,
  invested,
  reverseTransfer,
  sealTransfers,
} from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, moveOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
let last: bigint

beforeAll(async () => {
  database = await testDatabase()
  const [ada, position] = [randomUUID(), randomUUID()]
  await postAlone(database, depositOf(ada, 100n))
  const { transferId } = await postAlone(database, moveOf(available(ada), invested(ada, position), 40n))
  await postAlone(database, depositOf(ada, 7n))
  last = (await inTransaction(database.app, (tx) => reverseTransfer(tx, transferId))).transferId
  while ((await sealTransfers(database.app)) > 0);
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

/** Goes through the history in stretches of `transfersMax`; gives how many there were and what was found. */
async function goThrough(sql: Parameters<typeof checkNextTransfers>[0], transfersMax: number) {
  const found = []
  let stretches = 0
  for (let after = 0n; ;) {
    const { checkedTo, violations } = await checkNextTransfers(sql, { after, transfersMax })
    found.push(...violations.map(({ invariant }) => invariant))
    if (checkedTo === after) return { stretches, found: [...new Set(found)].toSorted(), end: after }
    after = checkedTo
    stretches += 1
  }
}

test.each([
  [1, 4],
  [3, 2],
  [100, 1],
])('in stretches of %i the whole history is sound', async (transfersMax, stretches) => {
  expect(await goThrough(database.app, transfersMax)).toEqual({ stretches, found: [], end: last })
})

test('nothing is new: nothing to check', async () => {
  expect(await checkNextTransfers(database.app, { after: last, transfersMax: 10 })).toEqual({
    checkedTo: last,
    violations: [],
  })
})

test.each([
  ['update ledger.posting set amount = amount + 1 where line = 1', 'a_transfer_sums_to_zero'],
  ['update ledger.posting set amount = amount * 2', 'a_transfer_says_what_was_asked'],
  ['update ledger.posting set balance_after = balance_after + 1', 'the_running_balance_adds_up'],
  ['update ledger.balance set amount = amount + 1 where amount > 0', 'a_balance_is_the_sum_of_its_postings'],
  ['delete from ledger.balance', 'a_balance_is_the_sum_of_its_postings'],
  ['delete from ledger.posting where line = 2', 'a_transfer_has_two_postings'],
  ['delete from ledger.posting where line = 1', 'lines_have_no_gap'],
  ['delete from ledger.transfer where reverses is null', 'a_posting_has_its_transfer_and_account'],
  [`update ledger.transfer set reference = 'mine'`, 'a_transfer_says_what_was_asked'],
  ['update ledger.posting set amount = -amount where transfer_id = 4', 'a_reversal_mirrors_its_transfer'],
  ['alter table ledger.posting disable trigger balanced', 'the_guards_are_on'],
])('found: %s', async (statement, invariant) => {
  for (const transfersMax of [1, 100]) {
    const client = await database.owner.connect()
    try {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(statement)
      expect((await goThrough(client, transfersMax)).found).toContain(invariant)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})
