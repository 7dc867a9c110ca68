/** A superuser switches the guards off and changes the books: each change is found, and named. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  available,
  checkInvariants,
  findAccountId,
  invariants,
  invested,
  reverseTransfer,
  type Violation,
} from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, investorWith, moveOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
let dollars: bigint
let investment: bigint
let reversed: bigint
let availableId: bigint

beforeAll(async () => {
  database = await testDatabase()
  const [ada, position] = [randomUUID(), randomUUID()]
  await investorWith(database, 3n)
  dollars = (await postAlone(database, depositOf(ada, 100n))).transferId
  investment = (await postAlone(database, moveOf(available(ada), invested(ada, position), 40n))).transferId
  await postAlone(database, depositOf(ada, 7n))
  reversed = (await inTransaction(database.app, (tx) => reverseTransfer(tx, investment))).transferId
  availableId = (await findAccountId(database.app, available(ada))) ?? 0n
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

/** What is found after these statements, run without triggers and taken back afterwards. */
async function foundAfter(...statements: string[]): Promise<Violation[]> {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    return await checkInvariants(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function namesOf(violations: readonly Violation[]): string[] {
  return [...new Set(violations.map(({ invariant }) => invariant))].toSorted()
}

test('an untouched ledger has nothing to report', async () => {
  expect(await foundAfter()).toEqual([])
})

test('one edited posting is named, with its transfer and its account', async () => {
  const found = await foundAfter(
    `update ledger.posting set amount = 1100 where transfer_id = ${dollars} and line = 4`,
  )
  const running = found.filter(({ invariant }) => invariant === 'the_running_balance_adds_up')
  expect(running).toEqual([
    {
      invariant: 'the_running_balance_adds_up',
      transferId: dollars,
      accountId: availableId,
      detail: 'line 4: 0 and 1100 give 100',
    },
  ])
  expect(found).toContainEqual({
    invariant: 'a_transfer_sums_to_zero',
    transferId: dollars,
    accountId: null,
    detail: 'usd sums to 1000',
  })
  expect(found).toContainEqual(
    expect.objectContaining({ invariant: 'a_balance_is_the_sum_of_its_postings', accountId: availableId }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({ invariant: 'an_asset_sums_to_zero', detail: 'usd sums to 1000' }),
  )
})

test('an edit that covers its tracks in amounts and balances is still named by the hash', async () => {
  const found = await foundAfter(
    `update ledger.posting set amount = amount * 11 where transfer_id = ${dollars} and asset = 'usdt'`,
  )
  expect(found).toEqual([
    {
      invariant: 'a_transfer_says_what_was_asked',
      transferId: dollars,
      accountId: null,
      detail: 'content does not match its hash',
    },
  ])
})

const tamperings: [tampering: string, statements: () => string[], found: string[]][] = [
  [
    'a deleted posting',
    () => [`delete from ledger.posting where transfer_id = ${dollars} and line = 2`],
    [
      'a_transfer_says_what_was_asked',
      'a_transfer_sums_to_zero',
      'an_asset_sums_to_zero',
      'lines_have_no_gap',
    ],
  ],
  [
    'a deleted transfer with its postings',
    () => [
      `delete from ledger.posting where transfer_id = ${dollars}`,
      `delete from ledger.transfer where id = ${dollars}`,
    ],
    ['a_balance_is_the_sum_of_its_postings', 'the_running_balance_adds_up'],
  ],
  [
    'postings taken from a transfer',
    () => [`delete from ledger.posting where transfer_id = ${reversed}`],
    [
      'a_balance_is_the_sum_of_its_postings',
      'a_reversal_mirrors_its_transfer',
      'a_transfer_has_two_postings',
      'a_transfer_says_what_was_asked',
    ],
  ],
  [
    'postings without a transfer',
    () => [
      `insert into ledger.posting (transfer_id, line, account_id, asset, amount) values (9999, 1, 40, 'usd', 1), (9999, 2, 50, 'usd', -1)`,
    ],
    ['a_posting_has_its_transfer_and_account'],
  ],
  [
    'a posting on an account that is not there',
    () => [`update ledger.posting set account_id = 777 where transfer_id = ${dollars} and line = 3`],
    ['a_posting_has_its_transfer_and_account', 'a_transfer_says_what_was_asked'],
  ],
  [
    'a balance made richer',
    () => [`update ledger.balance set amount = amount + 1 where account_id = ${availableId}`],
    ['a_balance_is_the_sum_of_its_postings'],
  ],
  [
    'a balance that counts another number of postings',
    () => [`update ledger.balance set version = version + 1 where account_id = ${availableId}`],
    ['a_balance_is_the_sum_of_its_postings'],
  ],
  [
    'a balance that counts something else',
    () => [`update ledger.balance set asset = 'btc' where account_id = ${availableId}`],
    ['a_balance_counts_what_its_account_does'],
  ],
  [
    'a balance taken away',
    () => [`delete from ledger.balance where account_id = ${availableId}`],
    ['a_balance_is_the_sum_of_its_postings'],
  ],
  [
    'an edited balance after',
    () => [`update ledger.posting set balance_after = 5 where transfer_id = ${dollars} and line = 4`],
    ['the_running_balance_adds_up'],
  ],
  [
    'a balance below zero',
    () => [
      'alter table ledger.balance drop constraint balance_not_negative',
      `update ledger.balance set amount = -1 where account_id = ${availableId}`,
    ],
    ['a_balance_is_the_sum_of_its_postings', 'an_investor_is_never_below_zero'],
  ],
  [
    'a zero posting',
    () => [
      'alter table ledger.posting drop constraint posting_amount',
      `insert into ledger.posting (transfer_id, line, account_id, asset, amount) values (${dollars}, 5, 40, 'usd', 0)`,
    ],
    ['a_transfer_says_what_was_asked', 'no_posting_is_zero'],
  ],
  [
    'another reference',
    () => [`update ledger.transfer set reference = 'deposit/mine' where id = ${dollars}`],
    ['a_transfer_says_what_was_asked'],
  ],
  [
    'another day',
    () => [`update ledger.transfer set effective_on = '2020-01-01' where id = ${dollars}`],
    ['a_transfer_says_what_was_asked'],
  ],
  [
    'a trigger left off',
    () => ['alter table ledger.posting disable trigger append_only'],
    ['the_guards_are_on'],
  ],
  ['a trigger dropped', () => ['drop trigger balanced on ledger.posting'], ['the_guards_are_on']],
  ['a right too many', () => ['grant update on ledger.posting to evenmoor_app'], ['the_guards_are_on']],
]
test.each(tamperings)('%s is found', async (_tampering, statements, found) => {
  expect(namesOf(await foundAfter(...statements()))).toEqual(found)
})

test('every invariant is broken by one of these', () => {
  const broken = new Set([...tamperings.flatMap(([, , found]) => found), 'an_asset_sums_to_zero'])
  expect(invariants.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([])
})
