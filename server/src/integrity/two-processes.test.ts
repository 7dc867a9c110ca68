/** Two processes that check the same books: what one of them found, the other neither clears nor hides (decision 246). */
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '#context.ts'
import { asSql } from '#platform/database/transaction.ts'
import { watchInvariants } from '#reconciliation/watch-invariants.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { type SecondNode, startSecondNode } from '#testing/second-node.ts'
import { fund } from '#wallet/testing/fund.ts'
import { readIntegrityChecks, recordIntegrityCheck } from './integrity-checks.ts'
import { watchTransferChain } from './watch-transfer-chain.ts'

const minuteMs = 60_000

let app: TestApp
let node: SecondNode
let owner: pg.Client
/** The checks log what they find, and here they find much. */
let first: Context
let second: Context

beforeEach(async () => {
  app = await createTestApp()
  app.ctx.log.error = () => undefined
  node = await startSecondNode(app, 0)
  first = app.ctx
  second = node.ctx
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  for (const dollars of ['100', '200']) await fund(app, (await app.person()).id, dollars)
  while ((await sealTransfers(asSql(first.db))) > 0);
})
afterEach(async () => {
  await owner.end()
  await node.close()
  await app.close()
})

/** With PostgreSQL's counters written out at once. */
async function tamper(statement: string): Promise<void> {
  await owner.query(statement)
  await owner.query('select pg_stat_force_next_flush()')
  await owner.query('select 1')
}

const found = async (name: 'ledger' | 'transfer_chain' = 'ledger') => {
  const check = (await readIntegrityChecks(first.db)).find((each) => each.name === name)!
  expect(check.wrongSince === null).toBe(check.findings.length === 0)
  return check.findings.map(({ what }) => what)
}
const inflate = `update ledger.posting set balance_after = balance_after + 1 where transfer_id = 1 and balance_after is not null`
const mend = `update ledger.posting set balance_after = balance_after - 1 where transfer_id = 1 and balance_after is not null`
const inflated = ['the_running_balance_adds_up', 'a_balance_is_the_sum_of_its_postings']

test('a process that has read the place before clears nothing; the one that found it does, once it is mended', async () => {
  const [checkFirst, checkSecond] = [watchInvariants(first), watchInvariants(second)]
  expect(await checkFirst()).toEqual([])
  await tamper(inflate)
  await checkSecond()
  expect(await found()).toEqual(inflated)
  const since = (await readIntegrityChecks(first.db))[0]!.wrongSince
  app.clock.advance(minuteMs)
  expect(await checkFirst()).toEqual([])
  expect(await found()).toEqual(inflated)
  await checkSecond()
  expect((await readIntegrityChecks(first.db))[0]).toMatchObject({
    checkedAt: app.clock.now(),
    wrongSince: since,
  })
  await tamper(mend)
  expect(await checkFirst()).toEqual([])
  expect(await found()).toEqual(inflated)
  await checkSecond()
  expect(await found()).toEqual([])
})

test('a round that began before the edit and ends after it was found clears nothing', async () => {
  const coveredSince = app.clock.now()
  app.clock.advance(minuteMs)
  await tamper(inflate)
  await watchInvariants(second)()
  expect(await recordIntegrityCheck(first, 'ledger', { coveredSince, findings: [] })).toBe(false)
  expect(await found()).toEqual(inflated)
  await tamper(mend)
})

test('what both found is told once, and stays until both find nothing', async () => {
  await tamper(inflate)
  const [checkFirst, checkSecond] = [watchInvariants(first), watchInvariants(second)]
  await Promise.all([checkFirst(), checkSecond()])
  expect(await found()).toEqual(inflated)
  await tamper(mend)
  await checkFirst()
  expect(await found()).toEqual(inflated)
  await checkSecond()
  expect(await found()).toEqual([])
})

test('what a process that is gone found is read again by another, which clears it only if it is mended', async () => {
  const [checkFirst, checkSecond] = [watchInvariants(first), watchInvariants(second)]
  expect(await checkFirst()).toEqual([])
  await tamper(inflate)
  await checkSecond()
  app.clock.advance(9 * minuteMs)
  await checkFirst()
  expect(await checkFirst()).toEqual([])
  app.clock.advance(2 * minuteMs)
  // It sees that the other has left it, and begins again.
  expect(await checkFirst()).toEqual([])
  expect((await checkFirst()).map(({ invariant }) => invariant)).toEqual(inflated)
  expect(await found()).toEqual(inflated)
  await tamper(mend)
  await checkFirst()
  await checkFirst()
  expect(await found()).toEqual([])
})

/** Who has stored findings of a check: what is told leaves repeats out. */
const owners = async () => {
  const { findings } = await first.db
    .selectFrom('watch')
    .select('findings')
    .where('name', '=', 'ledger')
    .$castTo<{ findings: readonly { by: string; what: string }[] }>()
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    [...Map.groupBy(findings, ({ by }) => by)].map(([by, some]) => [by, some.map(({ what }) => what)]),
  )
}

test('what processes that are gone found ends once another finds it: starts add nothing, however many', async () => {
  await tamper(inflate)
  for (let start = 0; start < 5; start += 1) {
    const processId = `start ${start}`
    await watchInvariants({ ...first, processId })()
    expect(await owners()).toEqual({ [processId]: inflated })
    app.clock.advance(11 * minuteMs)
  }
  // Of two that both run, neither replaces the other's.
  await watchInvariants(second)()
  await watchInvariants(first)()
  expect(await owners()).toEqual({ [first.processId]: inflated, [second.processId]: inflated })
  await tamper(mend)
})

test('what nobody else finds stays, and of much that was left no more than one process may store', async () => {
  const finding = (at: number) => ({ what: 'gone', place: `transfer ${at}`, detail: '' })
  for (let start = 0; start < 4; start += 1) {
    const findings = Array.from({ length: 20 }, (_, at) => finding(start * 20 + at))
    const gone = { ...first, processId: `start ${start}` }
    await recordIntegrityCheck(gone, 'ledger', { coveredSince: null, findings })
    app.clock.advance(11 * minuteMs)
  }
  await recordIntegrityCheck(second, 'ledger', { coveredSince: null, findings: [finding(79)] })
  const left = await owners()
  expect(left[second.processId]).toEqual(['gone'])
  expect(['start 3', 'start 2', 'start 1', 'start 0'].map((by) => left[by]?.length ?? 0)).toEqual([
    19, 20, 11, 0,
  ])
})

test('the chain of transfers too: a left finding is read again, and cleared if it is mended', async () => {
  const [checkFirst, checkSecond] = [watchTransferChain(first), watchTransferChain(second)]
  await checkFirst()
  await tamper(`update ledger.transfer set effective_on = '2026-01-01' where id = 1`)
  await checkSecond()
  await tamper('update ledger.transfer set effective_on = null where id = 1')
  app.clock.advance(minuteMs)
  await checkFirst()
  expect(await found('transfer_chain')).toEqual(['the_chain_is_unbroken'])
  app.clock.advance(10 * minuteMs)
  await checkFirst()
  await checkFirst()
  expect(await found('transfer_chain')).toEqual([])
})

test('a chain made anew over an edit, which one process alone remembers, is found until that process is gone', async () => {
  const checkFirst = watchTransferChain(first)
  await checkFirst()
  const { rows } = await owner.query<{ reference: string }>(
    'select reference from ledger.transfer where id = 1',
  )
  await tamper(`update ledger.transfer set reference = 'deposit/mine' where id = 1`)
  await tamper('delete from ledger.seal')
  await tamper('update ledger.seal_progress set sealed_to = 0, next_to = null, writers = null')
  await sealTransfers(asSql(first.db))
  const checkSecond = watchTransferChain(second)
  for (let round = 0; round < 30; round++) {
    app.clock.advance(minuteMs)
    expect(await checkFirst()).not.toEqual([])
    expect(await checkSecond()).toEqual([])
    expect(await found('transfer_chain')).not.toEqual([])
  }
  await owner.query('update ledger.transfer set reference = $1 where id = 1', [rows[0]?.reference])
})
