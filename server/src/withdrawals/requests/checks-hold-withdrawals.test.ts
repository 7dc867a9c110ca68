import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobs as auditJobs } from '#audit/jobs.ts'
import { sealAudit } from '#audit/verify-audit.ts'
import type { Context } from '#context.ts'
import { recordIntegrityCheck } from '#integrity/integrity-checks.ts'
import { watchTransferChain } from '#integrity/watch-transfer-chain.ts'
import { asSql } from '#platform/database/transaction.ts'
import { watchInvariants } from '#reconciliation/watch-invariants.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { payApprovedWithdrawals } from '../payouts/pay-withdrawal.ts'

/** What the integrity checks find keeps money in until they find nothing (trust.md, F24; decision 244). */

let app: TestApp
let owner: pg.Client
let ada: TestPerson
let finance: TestPerson
/** The checks log what they find, and here they find much. */
let quiet: Context

beforeEach(async () => {
  app = await createTestApp()
  quiet = { ...app.ctx, log: { ...app.ctx.log, error: () => undefined } }
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  ada = await app.person()
  finance = await app.person({ staffRole: 'finance' })
  await fund(app, ada.id, '100')
})
afterEach(async () => {
  await owner.end()
  await app.close()
})

const list = '/api/wallet/withdrawals/'
async function asked(): Promise<string> {
  const address = await knownAddress(app, ada.id)
  const reply = await ada.call('POST', list, { amount: '10', address })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.id
}
const see = async (id: string) => (await ada.call('GET', `${list}${id}/`)).body
const approve = (id: string) => finance.call('POST', `/api/staff/withdrawals/${id}/approval/`)
const isPaused = async () => (await ada.call('GET', '/api/wallet/withdrawal_pause/')).body

/** As the database's owner, with no trigger in the way. */
async function tamper(statement: string): Promise<void> {
  await owner.query('set session_replication_role = replica')
  expect((await owner.query(statement)).rowCount).toBe(1)
  await owner.query('set session_replication_role = origin')
  await owner.query('select pg_stat_force_next_flush()')
  await owner.query('select 1')
}

const verifyAuditEntries = (ctx: Context) =>
  auditJobs(ctx)
    .find(({ name }) => name === 'verify the chain of audit entries')!
    .run()

test.each([
  {
    check: 'a posting that the invariants refuse',
    run: (ctx: Context) => watchInvariants(ctx)(),
    forge: `update ledger.posting set amount = amount + 1 where transfer_id = 1 and amount > 0 and account_id = (
      select max(account_id) from ledger.posting where transfer_id = 1 and amount > 0)`,
    mend: `update ledger.posting set amount = amount - 1 where transfer_id = 1 and amount > 0 and account_id = (
      select max(account_id) from ledger.posting where transfer_id = 1 and amount > 0)`,
  },
  {
    check: 'a transfer that is not what was sealed',
    run: (ctx: Context) => watchTransferChain(ctx)(),
    forge: `update ledger.transfer set effective_on = '2026-01-01' where id = 1`,
    mend: `update ledger.transfer set effective_on = null where id = 1`,
  },
  {
    check: 'an audit entry that is not what was sealed',
    run: verifyAuditEntries,
    forge: `update audit_entry set subject = subject || 'x' where action = 'withdrawal.approve'`,
    mend: `update audit_entry set subject = left(subject, -1) where action = 'withdrawal.approve'`,
  },
])('$check pauses withdrawals until it is mended', async ({ run, forge, mend }) => {
  const [approved, waiting] = [await asked(), await asked()]
  expect(await approve(approved)).toMatchObject({ status: 200 })
  await sealTransfers(asSql(app.ctx.db))
  await sealAudit(app.ctx.db)
  await run(quiet)
  expect(await isPaused()).toEqual({ is_paused: false, since: null })

  await tamper(forge)
  await run(quiet)
  expect(await approve(waiting)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^Withdrawals are paused: an integrity check failed/) },
  })
  await payApprovedWithdrawals(app.ctx)
  expect(await see(approved)).toMatchObject({ status: 'approved', is_held: true })

  // All else goes on, and says why this waits.
  expect(await isPaused()).toEqual({ is_paused: true, since: expect.any(String) })
  const seen = await finance.call('GET', `/api/staff/withdrawals/${waiting}/`)
  expect(seen).toMatchObject({
    status: 200,
    body: { is_held: true, held_refusal: { code: 'withdrawals_paused_by_checks' }, blocked: null },
  })
  for (const path of ['/api/wallet/', list, '/api/wallet/transactions/'])
    expect(await ada.call('GET', path)).toMatchObject({ status: 200 })
  const later = await asked()
  expect(await see(later)).toMatchObject({ status: 'in_review', is_held: true })
  expect(await ada.call('POST', `${list}${later}/cancel/`)).toMatchObject({ status: 200 })
  const rejection = { reason: 'Requested twice.' }
  const rejected = await asked()
  expect(
    await finance.call('POST', `/api/staff/withdrawals/${rejected}/rejection/`, rejection),
  ).toMatchObject({ status: 200 })

  await tamper(mend)
  await run(quiet)
  expect(await isPaused()).toEqual({ is_paused: false, since: null })
  expect(await approve(waiting)).toMatchObject({ status: 200 })
  await payApprovedWithdrawals(app.ctx)
  for (const id of [approved, waiting])
    expect(await see(id)).toMatchObject({ status: 'sent', is_held: false })
})

test('a finding that is being stored stops the approval and the payment that are under way', async () => {
  const [approved, waiting] = [await asked(), await asked()]
  expect(await approve(approved)).toMatchObject({ status: 200 })
  await recordIntegrityCheck(app.ctx, 'ledger', { coveredSince: app.clock.now(), findings: [] })
  await owner.query('begin')
  await owner.query(
    `update watch set wrong_since = now(), findings = '[{"what": "a_rule", "place": "", "detail": ""}]'`,
  )
  const underWay = Promise.all([payApprovedWithdrawals(app.ctx), approve(waiting)])
  await untilLockWait(app.ctx.db, 2)
  await owner.query('commit')
  const [, approval] = await underWay
  expect(approval).toMatchObject({ status: 409 })
  expect((await see(approved)).status).toBe('approved')
  expect((await see(waiting)).status).toBe('in_review')
})

test('a check stores what it finds only behind a payment that is under way', async () => {
  const id = await asked()
  expect(await approve(id)).toMatchObject({ status: 200 })
  await recordIntegrityCheck(app.ctx, 'ledger', { coveredSince: app.clock.now(), findings: [] })
  // The payment has asked the checks, and waits here before it is written.
  await owner.query('begin')
  await owner.query('lock table withdrawal_step in share mode')
  const paying = payApprovedWithdrawals(app.ctx)
  await untilLockWait(app.ctx.db)
  const findings = [{ what: 'a_rule', place: '', detail: '' }]
  const storing = recordIntegrityCheck(app.ctx, 'ledger', { coveredSince: app.clock.now(), findings })
  await untilLockWait(app.ctx.db, 2)
  expect((await isPaused()).is_paused).toBe(false)
  await owner.query('commit')
  await Promise.all([paying, storing])
  expect((await see(id)).status).toBe('sent')
  expect((await isPaused()).is_paused).toBe(true)
})
