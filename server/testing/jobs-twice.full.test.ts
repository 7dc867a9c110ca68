/**
 * Every scheduled job on two processes at once (trust.md, F06): what comes of it is what one process alone does. The jobs are
 * those that the product brings, so a new one is among them; it needs work in one of the installations below.
 */
import { randomBytes } from 'node:crypto'
import { checkInvariants } from '@evenmoor/ledger'
import { fixedJobNames } from '@evenmoor/contract/staff-jobs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testXpub } from '#chains/evm/testing/evm-rig.ts'
import { readConfig } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { startNetwork } from '#deposits/networks/chain-cursor-store.ts'
import { checkAddresses } from '#deposits/addresses/check-addresses.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { insertChallenge } from '#factors/passkey-store.ts'
import { accept, drafted, inReview, openPicture } from '#identity/testing/checks.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { modules } from '#modules.ts'
import { form, newEmail } from '#people/testing/accounts.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { dayMs } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { insertMail } from '#platform/mail/mail-store.ts'
import { startSmtpServer } from '#platform/mail/testing/smtp-server.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { openBooking } from '#results/testing/booking.ts'
import { forward } from '#time-machine/testing/forward.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { createTestApp, dataRoot, type Reply, type TestApp } from './app.ts'
import { runAs, withDatabase } from './cluster.ts'
import { createTestPool } from './pool.ts'

const practice = {}
/** Nothing listens there. */
const testNetwork = { USDT_NODE_URL: 'http://127.0.0.1:1', USDT_XPUB: testXpub }

const jobsOf = (ctx: Context): readonly PeriodicJob[] => modules.flatMap(({ jobs }) => jobs?.(ctx) ?? [])

test(
  'on practice money every job does once what two processes do at once',
  { timeout: 300_000 },
  async () => {
    const app = await createTestApp(practice, '2026-05-18T12:00:00Z')
    await leaveOldThings(app)
    app.clock.advance(42 * dayMs)
    await moveMoney(app)
    // The addresses of practice money come from no key: nothing to seal, and nothing that was changed. The database is of a
    // later month than the clock.
    const idle = ['seal addresses', 'check addresses', 'end address alarms', 'start the month of postings']
    const compared = await compareJobs(app)
    expect(compared.flatMap(({ name, hasWorked }) => (hasWorked ? [] : [name]))).toEqual(idle)
  },
)

test('on test networks every job does once what two processes do at once', { timeout: 300_000 }, async () => {
  const app = await createTestApp(testNetwork)
  app.ctx.log.error = () => undefined
  const block = { height: 1n, hash: `0x${'0'.repeat(64)}` }
  await app.ctx.transaction((tx) => startNetwork(tx, 'bsc-testnet', block))
  const opened = async () => {
    const person = await app.person()
    const { id, address } = await done(person.call('POST', depositsPath, { amount: '100.00', coin: 'usdt' }))
    return { id: id as string, address: address as string }
  }
  const set = (id: string, values: { address?: string; address_seal?: null }) =>
    app.ctx.db.updateTable('deposit').set(values).where('id', '=', id).execute()
  const [unsealed, changed, restored] = [await opened(), await opened(), await opened()]
  await set(restored.id, { address: `0x${'1'.repeat(40)}` })
  await checkAddresses(app.ctx)
  await set(restored.id, { address: restored.address })
  await set(changed.id, { address: `0x${'2'.repeat(40)}` })
  await set(unsealed.id, { address_seal: null })
  const compared = await compareJobs(app)
  expect(compared.flatMap(({ name, hasWorked }) => (hasWorked ? [name] : []))).toEqual(
    expect.arrayContaining(['watch bsc-testnet', 'seal addresses', 'check addresses', 'end address alarms']),
  )
})

test('no job is left out but those that keep no books', async () => {
  const run = new Set<string>()
  for (const env of [practice, testNetwork]) {
    const pool = createTestPool({ appUrl: 'postgres://127.0.0.1:1/none' }, 1)
    const config = readConfig({ ...env, MAIL_URL: 'smtp://127.0.0.1:1' }, dataRoot)
    for (const { name } of jobsOf(createContext({ config, pool, log: console }))) run.add(name)
    await pool.end()
  }
  expect(fixedJobNames.filter((name) => !run.has(name))).toEqual([
    // Files of the machine that the database is on: backup-jobs.full.test.ts.
    'back up the database and try the backup',
    'move changes to the backups',
    'copy backups to the storage',
    // Of each process itself: the newer of both is kept (job-health.ts).
    'note how jobs fare',
  ])
})

const depositsPath = '/api/wallet/deposits/'

async function done(reply: Promise<Reply>): Promise<any> {
  const { status, body } = await reply
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** What is only in the way once it is old. */
async function leaveOldThings(app: TestApp): Promise<void> {
  const { ctx, clock } = app
  const now = clock.now()
  await publishMonths(ctx)
  await done(app.call('POST', '/account/registration/', form(newEmail())))
  await done(app.call('POST', '/management/subscribe/', { email: newEmail() }))
  await ctx.transaction((tx) =>
    insertChallenge(tx, {
      challengeHash: randomBytes(32),
      purpose: 'log_in',
      personId: null,
      expiresAt: now,
    }),
  )
  const admin = await app.person({ staffRole: 'admin' })
  const id = await inReview(app, await app.person())
  await openPicture(admin, id)
  await done(accept(admin, id))
  const eve = await app.person()
  await drafted(app, eve)
  await done(eve.call('POST', depositsPath, { amount: '100.00', coin: 'usdt' }, { 'idempotency-key': 'old' }))
  await ctx.db.updateTable('idempotent_answer').set({ created_at: now }).execute()
  await ctx.db
    .insertInto('notification')
    .values({
      id: uuidv7(),
      person_id: eve.id,
      kind: 'welcome',
      created_at: new Date(now.getTime() - 400 * dayMs),
    })
    .execute()
  const mail = { subject: 'Old', text: 'T', html: 'H' }
  await ctx.transaction((tx) => insertMail(tx, { to: 'late@example.com', mail, now, deliveredAt: null }))
}

/** Two days before a month ends until a day after: everything that moves money has a next step to take. */
async function moveMoney(app: TestApp): Promise<void> {
  const { ctx, clock } = app
  await changeResultSource(ctx, { planId: 'basic', source: 'market' })
  await changeResultSource(ctx, { planId: 'standard', source: 'booked' })
  const steps = checkoutSteps(app)
  const [ada, bob, admin, finance] = [
    await app.person(),
    await app.person(),
    await app.person({ staffRole: 'admin' }),
    await app.person({ staffRole: 'finance' }),
  ]
  for (const person of [ada, bob]) {
    const deposit = await steps.open(person, { amount: '5000.00', coin: 'usdt' })
    await steps.pay(person, deposit.id)
    await steps.mine(3)
    for (const [planId, amount] of [
      ['basic', '300'],
      ['standard', '1500'],
    ] as const)
      await done(person.call('POST', '/api/investments/', { plan_id: planId, amount }))
    const preferences = JSON.stringify({ statement_mail: true })
    await ctx.db.updateTable('person').set({ preferences }).where('id', '=', person.id).execute()
  }
  const address = await knownAddress(app, ada.id)
  const withdraw = async () =>
    (await done(ada.call('POST', '/api/wallet/withdrawals/', { amount: '20.00', address }))).id as string
  const [sent, approved] = [await withdraw(), await withdraw()]
  await done(finance.call('POST', `/api/staff/withdrawals/${sent}/approval/`))
  await payApprovedWithdrawals(ctx)
  await steps.mine(3)
  await done(finance.call('POST', `/api/staff/withdrawals/${approved}/approval/`))
  const locked = await app.person()
  const lock = { reason: 'A test.', until: '2026-06-30' }
  await done(admin.call('POST', `/api/staff/investors/${locked.id}/lock/`, lock))

  // The first of July: the day before is booked, and booked wrong.
  clock.advance(2 * dayMs)
  const first = await openBooking(app)
  await first.book('standard', '2026-06-30', '1')
  await accrueFinishedDays(ctx)
  await first.book('standard', '2026-06-30', null)
  await steps.open(await app.person(), { amount: '300.00', coin: 'usdt' })

  // The second: that day waits, payments too, and somebody has asked for a day ahead.
  clock.advance(dayMs)
  const second = await openBooking(app)
  await second.book('standard', '2026-07-01', '0.5')
  const carol = await app.person()
  const [mined, waiting] = [
    await steps.open(carol, { amount: '500.00', coin: 'usdt' }),
    await steps.open(carol, { amount: '600.00', coin: 'usdt' }),
  ]
  await steps.pay(carol, mined.id)
  for (let block = 0; block < 3; block++) await mineBlock(ctx)
  await steps.pay(carol, waiting.id)
  await done(forward(carol, 'day', '2026-07-02'))
  clock.advance(10_000)
}

/** A copy of the installation, the processes on it, and what its mail server got. */
type Side = {
  readonly contexts: readonly Context[]
  readonly jobs: readonly (readonly PeriodicJob[])[]
  readonly owner: pg.Client
  readonly received: readonly { readonly to: string[]; readonly source: string }[]
  readonly close: () => Promise<void>
}

/** A job, and whether it had anything to do in the one process. */
type Compared = { readonly name: string; readonly hasWorked: boolean }

/**
 * Runs each job on two copies of the installation: on one in one process, on the other in two at the same moment. After
 * each of them both copies hold as much, and in the end they say the same.
 */
async function compareJobs(app: TestApp): Promise<Compared[]> {
  await app.app.close()
  await app.ctx.announcer.flush()
  await app.ctx.db.destroy()
  const alone = await copyOf(app, 1)
  const both = await copyOf(app, 2)
  const compared: Compared[] = []
  try {
    for (const [index, { name, run }] of alone.jobs[0]!.entries()) {
      const before = await tables(alone)
      await run()
      const after = await tables(alone)
      const hasWorked = [...after].some(([table, { hash }]) => before.get(table)?.hash !== hash)
      compared.push({ name, hasWorked })
      await Promise.all(both.jobs.map((jobs) => jobs[index]!.run()))
      // What one left to the other, because it was at it, is done with the next round.
      await run()
      await both.jobs[0]![index]!.run()
      expect([name, await counts(both)]).toEqual([name, await counts(alone)])
    }
    expect(await facts(both)).toEqual(await facts(alone))
    expect(recipients(both)).toEqual(recipients(alone))
    const ids = both.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(new Set(ids).size).toBe(both.received.length)
    for (const { contexts } of [alone, both]) {
      expect(await checkInvariants(asSql(contexts[0]!.db))).toEqual([])
      expect(await reconcile(contexts[0]!)).toEqual([])
    }
    return compared
  } finally {
    await alone.close()
    await both.close()
    await app.database.drop()
  }
}

const recipients = ({ received }: Side): string[] => received.flatMap(({ to }) => to).toSorted()

async function copyOf(app: TestApp, processes: number): Promise<Side> {
  const original = new URL(app.database.ownerUrl).pathname.slice(1)
  const name = `${original}_${processes}`
  const admin = withDatabase(app.database.ownerUrl, 'postgres')
  await runAs(admin, `create database ${name} template ${original} strategy file_copy`)
  const smtp = await startSmtpServer({ closeTimeout: 100 })
  const config = { ...app.ctx.config, mailUrl: smtp.url }
  const { log, clock } = app.ctx
  const contexts = Array.from({ length: processes }, () => {
    const pool = createTestPool({ appUrl: withDatabase(app.database.appUrl, name) }, 8)
    return createContext({ config, log, clock, pool })
  })
  const owner = new pg.Client({ connectionString: withDatabase(app.database.ownerUrl, name) })
  await owner.connect()
  return {
    contexts,
    jobs: contexts.map(jobsOf),
    owner,
    received: smtp.received,
    close: async () => {
      await Promise.all(contexts.map((ctx) => ctx.db.destroy()))
      await owner.end()
      await smtp.stop()
      await runAs(admin, `drop database ${name} with (force)`)
    },
  }
}

type Table = { readonly count: number; readonly hash: string }

/** How many rows every table has, and what they are. */
async function tables({ owner }: Side): Promise<Map<string, Table>> {
  const { rows: names } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'ledger') order by 1`,
  )
  const each = names.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as count, md5(string_agg(r::text, ' ' order by r::text)) as hash from ${name} r`,
  )
  const { rows } = await owner.query<Table & { name: string }>(each.join(' union all '))
  return new Map(rows.map((row) => [row.name, row]))
}

const counts = async (side: Side): Promise<Record<string, number>> =>
  Object.fromEntries([...(await tables(side))].map(([name, { count }]) => [name, count]))

/** What both copies say letter for letter, though ids and times of what the jobs wrote differ. */
const told: Readonly<Record<string, string>> = {
  postings: `select t.kind, t.effective_on, a.kind as account, a.owner_id, p.asset, p.amount
    from ledger.posting p join ledger.transfer t on t.id = p.transfer_id join ledger.account a on a.id = p.account_id`,
  balances: `select a.kind, a.owner_id, a.position_id, a.asset, b.amount
    from ledger.balance b join ledger.account a on a.id = b.account_id`,
  accruals: 'select position_id, day, base_minor, amount_minor, reinvested from accrual',
  deposits: 'select id, status from deposit',
  payments: 'select deposit_id, status from payment',
  withdrawals: 'select id, status from withdrawal',
  steps: 'select withdrawal_id, status from withdrawal_step',
  people: 'select id, state from person',
  notices: 'select person_id, kind, facts from notification',
  emails: 'select recipient, subject, delivered_at is null as waits, attempts from mail',
  audit: 'select action from audit_entry',
  log: `select split_part(subject, '/', 1) as subject from log_entry`,
  alerts: 'select kind, subject, ended_at is null as is_open from alert',
}

async function facts({ owner }: Side): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const [name, query] of Object.entries(told)) {
    const { rows } = await owner.query<{ row: string }>(`select r::text as row from (${query}) r order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}
