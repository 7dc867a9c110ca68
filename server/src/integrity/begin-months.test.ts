/** The ledger's months as the product begins and watches them. */
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asSql } from '#platform/database/transaction.ts'
import { watchInvariants } from '#reconciliation/watch-invariants.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { listTransactions } from '#wallet/list-transactions.ts'
import { fund } from '#wallet/testing/fund.ts'
import { beginMonths } from './begin-months.ts'
import { watchTransferChain } from './watch-transfer-chain.ts'

let app: TestApp
let owner: pg.Client
beforeEach(async () => {
  // In the month in which the database was made.
  app = await createTestApp({}, new Date().toISOString())
  app.ctx.log.error = () => undefined
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await app.close()
})

const dayMs = 86_400_000
const wholeMonth = ['bounded', 'checked', 'divided', 'begun']
const seal = async () => {
  while ((await sealTransfers(asSql(app.ctx.db))) > 0);
}
/** With PostgreSQL's counters written out at once. */
async function tamper(statement: string): Promise<void> {
  await owner.query('set session_replication_role = replica')
  await owner.query(statement)
  await owner.query('select pg_stat_force_next_flush()')
  await owner.query('set session_replication_role = origin')
}

test('the months begin with the clock of the product, and an investor sees all of them as one', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '100.00')
  // The planner's figures are made first, and once a day.
  expect(await beginMonths(app.ctx)).toEqual(['analyzed'])
  expect(await beginMonths(app.ctx)).toEqual(['nothing'])
  for (let later = 0; later < 2; later += 1) {
    app.clock.advance(32 * dayMs)
    const two = await Promise.all([beginMonths(app.ctx), beginMonths(app.ctx)])
    const steps = [...two.flat(), ...(await beginMonths(app.ctx))]
    // Who of the two did which doesn't matter: each is done once.
    expect(steps.filter((step) => wholeMonth.includes(step)).toSorted()).toEqual(wholeMonth.toSorted())
    await fund(app, ada.id, '1.00')
  }
  const { rows } = await owner.query<{ postings: number }>(
    `select count(*)::int as postings from ledger.posting group by tableoid order by min(transfer_id)`,
  )
  expect(rows.map(({ postings }) => postings)).toEqual([4, 4, 4])
  const { results } = await app.ctx.transaction((tx) => listTransactions(tx, ada.id, {}))
  expect(results.map(({ available_after: after }) => after)).toEqual(['102.00', '101.00', '100.00'])
})

test('an edit in a month that is over is found at once, and a month that begins makes nobody read the history again', async () => {
  const ada = await app.person()
  for (let transfers = 0; transfers < 3; transfers += 1) await fund(app, ada.id, '1.00')
  await seal()
  const [chain, invariants] = [watchTransferChain(app.ctx), watchInvariants(app.ctx)]
  expect([await chain(), await invariants()]).toEqual([[], []])
  app.clock.advance(32 * dayMs)
  await beginMonths(app.ctx)
  await fund(app, ada.id, '1.00')
  await seal()
  expect([await chain(), await invariants()]).toEqual([[], []])
  await tamper('update ledger.posting set amount = amount * 2 where transfer_id = 2')
  expect((await chain()).map(({ detail }) => detail)).toEqual(['transfer 2 is not what was sealed'])
  await tamper('update ledger.posting set amount = amount / 2 where transfer_id = 2')
  expect(await chain()).toEqual([])
  await owner.query('alter table ledger.posting_first disable trigger append_only')
  expect((await invariants()).map(({ detail }) => detail)).toEqual([
    'trigger append_only on ledger.posting_first is missing or off',
  ])
  await owner.query('alter table ledger.posting_first enable trigger append_only')
  expect(await invariants()).toEqual([])
})

test('a reader in the way is no failure of the job on the first day, and one afterwards', async () => {
  await fund(app, (await app.person()).id, '1.00')
  const now = app.ctx.clock.now()
  const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  app.clock.advance(nextMonth - now.getTime())
  await owner.query('begin')
  await owner.query('select from ledger.posting limit 1')
  expect(await beginMonths(app.ctx)).toEqual([])
  app.clock.advance(dayMs)
  await expect(beginMonths(app.ctx)).rejects.toMatchObject({ code: '55P03' })
  await owner.query('commit')
  expect(await beginMonths(app.ctx)).toEqual([...wholeMonth, 'analyzed'])
})
