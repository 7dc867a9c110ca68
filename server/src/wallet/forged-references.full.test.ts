/** A ledger that was edited behind our back: what a transfer is about is no id, and each page that lists it still answers. */
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { watchTransferChain } from '#integrity/watch-transfer-chain.ts'
import { modules } from '#modules.ts'
import { asSql } from '#platform/database/transaction.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { backdate } from '#statements/testing/backdate.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'

let app: TestApp
let ada: TestPerson
let admin: TestPerson
let owner: pg.Client
/** What stands for the parameters of a path. */
let filled: (path: string) => string[]
let before: ReadonlyMap<string, number>
let rows: readonly string[]

beforeAll(async () => {
  app = await createTestApp()
  app.ctx.log.error = () => undefined
  ada = await app.person()
  admin = await app.person({ staffRole: 'admin' })
  const steps = checkoutSteps(app)
  const deposit = await steps.open(ada, { amount: '1000.00', coin: 'usdt' })
  await steps.pay(ada, deposit.id)
  await steps.mine(3)
  const position = (await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })).body.id
  await accrueDay(app.ctx, '2026-06-16')
  await ada.call('POST', `/api/investments/${position}/redeem/`, { amount: '40' })
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  const withdrawal = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: withdrawal, staffId: admin.id }))
  await payApprovedWithdrawals(app.ctx)
  // By the machine's clock, unless told. A day that is over is reconciled.
  const yesterday = addDays(utcDay(app.clock.now()), -1)
  await backdate(app, ada.id, `${yesterday}T12:00:00Z`)
  while ((await sealTransfers(asSql(app.ctx.db))) > 0);

  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await owner.query('create table forged as select id, reference from ledger.transfer')
  const { rows: transfers } = await owner.query<{ id: string }>('select id from ledger.transfer order by id')
  const figures = [
    'total',
    'available',
    'invested',
    'withdrawing',
    `balance:${yesterday}`,
    `position:${position}`,
    `deposit:${deposit.id}`,
    `withdrawal:${withdrawal}`,
    ...transfers.map(({ id }) => `transaction:${id}`),
  ]
  const known: readonly (readonly [prefix: string, values: readonly string[]])[] = [
    ['/api/wallet/transactions/', transfers.map(({ id }) => id)],
    ['/api/wallet/explanations/', figures],
    ['/api/wallet/statements/', [yesterday.slice(0, 7)]],
    ['/api/wallet/deposits/', [deposit.id]],
    ['/api/wallet/withdrawals/', [withdrawal]],
    ['/api/investments/', [position]],
    ['/api/staff/investors/', [ada.id]],
    ['/api/staff/reconciliation/', [`${yesterday}-usdt`]],
    ['/api/staff/withdrawals/', [withdrawal]],
    ['/api/staff/payouts/', [withdrawal]],
  ]
  filled = (path) => {
    if (!path.includes('{')) return [path]
    const values = known.find(([prefix]) => path.startsWith(`${prefix}{`))?.[1] ?? []
    return values.map((value) => path.replace(/\{\w+\}/, value))
  }
  before = await answers()
  rows = await amounts()
  // The public log's lines name their subject in the same way.
  await owner.query(
    `insert into log_entry (index, subject, entry, leaf_hash, created_at)
     select coalesce(max(index), -1) + 1, 'ledger_head/mine', '{}', sha256('mine'), now() from log_entry`,
  )
})
afterEach(() =>
  owner.query('update ledger.transfer t set reference = f.reference from forged f where f.id = t.id'),
)
afterAll(async () => {
  await owner.query('drop table forged')
  await owner.end()
  await app.close()
})

const reads = modules
  .flatMap(({ routes }) => routes)
  .filter(({ endpoint, isEventStream }) => endpoint.method === 'GET' && !isEventStream)
  .map(({ endpoint }) => endpoint)

/** What each page that reads answers, by its address. */
async function answers(): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const { path, access } of reads) {
    const call = access.kind === 'staff' ? admin.call : ada.call
    for (const address of filled(path)) found.set(address, (await call('GET', address)).status)
  }
  return found
}

const amounts = async (): Promise<string[]> =>
  (await ada.call('GET', '/api/wallet/transactions/')).body.results.map(
    ({ type, amount }: { type: string; amount: string }) => `${type} ${amount}`,
  )

test.each([
  ['a word after the noun', `split_part(reference, '/', 1) || '/mine'`],
  ['nothing after the noun', `split_part(reference, '/', 1)`],
  ['nearly an id', `regexp_replace(reference, '[0-9a-f]{12}$', 'zzzzzzzzzzzz') || '/'`],
  ['a position of nothing', `'position/mine'`],
  ['a withdrawal of nothing', `'withdrawal/mine'`],
])('%s: every page answers as before, and the check of the chain names it', async (_what, forgery) => {
  await owner.query(`update ledger.transfer set reference = ${forgery}`)
  const after = await answers()
  expect([...after].filter(([, status]) => status >= 500)).toEqual([])
  // What is asked for by its reference is found no more.
  const byReference = /\/explanations\/(deposit|withdrawal):/
  expect([...after].filter(([address]) => !byReference.test(address))).toEqual(
    [...before].filter(([address]) => !byReference.test(address)),
  )
  expect(await amounts()).toEqual(rows)
  expect(await watchTransferChain(app.ctx)()).not.toEqual([])
})

test('the pages that list transfers are among those read', () => {
  expect(rows).toEqual([
    'withdrawal -50.00',
    'redemption 40.00',
    'result 7.50',
    'investment -300.00',
    'deposit 1000.00',
  ])
  for (const address of [
    '/api/wallet/transactions/',
    '/api/wallet/transactions.csv',
    '/api/wallet/explanations/total/postings/',
    '/api/wallet/history/',
    '/api/wallet/statements/2026-06/statement.pdf',
    '/api/wallet/statements/2026-06/statement.csv',
    '/api/staff/reconciliation/2026-06-14-usdt/',
    `/api/staff/investors/${ada.id}/transactions/`,
  ])
    expect([address, before.get(address)]).toEqual([address, 200])
})
