/** What is new is checked stretch by stretch; a change in a stretch is found and named, one before it is not its matter. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  available,
  checkInvariants,
  checkNextTransfers,
  invested,
  reverseTransfer,
  sealTransfers,
  type StretchMax,
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

/** Goes through the history in such stretches; gives how many there were and what was found, as often as it was. */
async function goThrough(
  sql: Parameters<typeof checkNextTransfers>[0],
  max: StretchMax,
  { from = 0n, upTo }: { from?: bigint; upTo?: bigint } = {},
) {
  const found = []
  let stretches = 0
  for (let after = from; ;) {
    const { checkedTo, violations } = await checkNextTransfers(sql, {
      after,
      ...max,
      ...(upTo !== undefined && { upTo }),
    })
    found.push(...violations)
    if (checkedTo === after) return { stretches, found, end: after }
    after = checkedTo
    stretches += 1
  }
}

/** The deposits have four postings, the other two have two. */
const wide = 1_000
test.each([
  [1, wide, 4],
  [3, wide, 2],
  [wide, wide, 1],
  [wide, 1, 4],
  [wide, 5, 4],
  [wide, 6, 2],
  [wide, 10, 2],
  [2, 10, 2],
])(
  'in stretches of %i transfers and %i postings the whole history is sound',
  async (transfersMax, postingsMax, stretches) => {
    expect(await goThrough(database.app, { transfersMax, postingsMax })).toEqual({
      stretches,
      found: [],
      end: last,
    })
  },
)

test('nothing is new: nothing to check', async () => {
  expect(await checkNextTransfers(database.app, { after: last, transfersMax: 10, postingsMax: 10 })).toEqual({
    checkedTo: last,
    violations: [],
  })
})

/** What `look` gives after a statement that no trigger stops and that is taken back. */
async function whileChanged<T>(statement: string, look: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(statement)
    return await look(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('each transfer is checked exactly once, also where the history is gone through in two parts', async () => {
  const { rows } = await database.owner.query<{ id: bigint }>('select id from ledger.transfer order by id')
  const ids = rows.map(({ id }) => id)
  for (const postingsMax of [1, 5, 6, 10, wide]) {
    const max = { transfersMax: wide, postingsMax }
    for (const id of ids) {
      const found = await whileChanged(
        `update ledger.transfer set reference = 'mine' where id = ${id}`,
        async (client) => [
          ...(await goThrough(client, max, { from: ids[1]! })).found,
          ...(await goThrough(client, max, { upTo: ids[1]! })).found,
        ],
      )
      expect([postingsMax, found.map(({ transferId }) => transferId)]).toEqual([postingsMax, [id]])
    }
  }
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
  // The last one: whoever counts transfers alone never reads what is left of it.
  [`delete from ledger.transfer where kind = 'reversal'`, 'a_posting_has_its_transfer_and_account'],
])('found: %s', async (statement, invariant) => {
  for (const max of [
    { transfersMax: 1, postingsMax: wide },
    { transfersMax: wide, postingsMax: 1 },
    { transfersMax: wide, postingsMax: wide },
  ]) {
    const { found } = await whileChanged(statement, (client) => goThrough(client, max))
    expect(found.map((violation) => violation.invariant)).toContain(invariant)
  }
})
