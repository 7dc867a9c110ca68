import { sealTransfers } from '@evenmoor/ledger'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markTried } from '#backups/backup-folder.ts'
import { noteBackups } from '#backups/backup-state.ts'
import { claimedFolder, writeBackup } from '#backups/testing/backup-folder.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { recordIntegrityCheck } from '#integrity/integrity-checks.ts'
import { asSql } from '#platform/database/transaction.ts'
import { createJobNotes } from '#platform/job-health.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { takeSnapshots } from '#transparency/liabilities/take-snapshot.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { promisesIn } from './promise-gauges.ts'
import { readPromises } from './read-promises.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const valueOf = async (metric: string, label?: string) =>
  (await readPromises(app.ctx)).find((sample) => sample.metric === metric && sample.label === label)?.value

test('where nothing waits, ages are 0, and what never happened has no age', async () => {
  expect(await valueOf('outboxAge')).toBe(0)
  expect(await valueOf('withdrawalAge')).toBe(0)
  expect(await valueOf('unbalancedTransfers')).toBe(0)
  expect(await valueOf('checkpointAge')).toBe(undefined)
  expect(await valueOf('checkAge', 'ledger')).toBe(undefined)
  // The tests' PostgreSQL archives nothing.
  expect(await valueOf('archiveFailing')).toBe(undefined)
})

test('a clock that is five minutes ahead of the database, or behind, is told as that', async () => {
  for (const seconds of [300, -300]) {
    const clock = { now: () => new Date(Date.now() + seconds * 1_000) }
    const samples = await readPromises({ ...app.ctx, clock })
    const offset = samples.find(({ metric }) => metric === 'clockOffset')?.value
    expect(offset).toBeGreaterThan(seconds - 2)
    expect(offset).toBeLessThan(seconds + 2)
  }
})

test('an email that waits makes the outbox older', async () => {
  const ctx = { ...app.ctx, config: { ...app.ctx.config, mailUrl: 'smtp://127.0.0.1:1' } }
  await ctx.transaction((tx) =>
    queueMail(ctx, tx, { to: 'ada@example.com', mail: { subject: 'S', text: 'T', html: 'H' } }),
  )
  app.clock.advance(90_000)
  expect(await valueOf('outboxWaiting')).toBe(1)
  expect(await valueOf('outboxAge')).toBe(90)
})

test('an open withdrawal, the head of a network and a signed checkpoint grow older by the second', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '100')
  await checkoutSteps(app).mine(1)
  await sealTransfers(asSql(app.ctx.db))
  await takeSnapshots(app.ctx)
  const address = await knownAddress(app, ada.id)
  const asked = await ada.call('POST', '/api/wallet/withdrawals/', { amount: '10', address })
  expect(asked).toMatchObject({ status: 201 })
  app.clock.advance(60_000)
  expect(await valueOf('withdrawalsOpen')).toBe(1)
  expect(await valueOf('withdrawalAge')).toBe(60)
  expect(await valueOf('networkHeadAge', 'practice')).toBe(60)
  expect(await valueOf('checkpointAge')).toBe(60)
})

test('what a check found is told, with transfers that do not balance apart', async () => {
  const findings = [
    { what: 'a_transfer_sums_to_zero', place: 'transfer 12', detail: 'usd sums to 5' },
    { what: 'the_running_balance_adds_up', place: 'transfer 12, account 4', detail: '' },
  ]
  await recordIntegrityCheck(app.ctx, 'ledger', { coveredSince: app.clock.now(), findings })
  app.clock.advance(60_000)
  expect(await valueOf('unbalancedTransfers')).toBe(1)
  expect(await valueOf('differences', 'ledger')).toBe(2)
  expect(await valueOf('differences', 'audit_chain')).toBe(0)
  expect(await valueOf('checkAge', 'ledger')).toBe(60)
})

test('backups have an age as soon as there are any, and as soon as one was restored as a test', async () => {
  const folder = await claimedFolder()
  await noteBackups(app.ctx.db, folder)
  expect(await valueOf('backupAge')).toBe(undefined)
  const now = app.clock.now()
  const id = await writeBackup(folder, now.toISOString(), 1)
  app.clock.advance(60_000)
  await noteBackups(app.ctx.db, folder)
  expect(await valueOf('backupAge')).toBe(60)
  expect(await valueOf('drillAge')).toBe(undefined)
  await markTried(folder, id, now)
  await noteBackups(app.ctx.db, folder)
  expect(await valueOf('drillAge')).toBe(60)
})

test('what is due and was never done is as old as the database; where nothing is due, nothing is told', async () => {
  const label = 'move changes to the backups'
  expect(await valueOf('backupAge')).toBe(undefined)
  expect(await valueOf('drillAge')).toBe(undefined)
  expect(await valueOf('jobAge', label)).toBe(undefined)

  const config = { ...app.ctx.config, backupDir: '/backups', databaseUrl: undefined }
  const { timestamp } = await app.ctx.db
    .selectFrom('schema_migration')
    .select('timestamp')
    .orderBy('timestamp')
    .limit(1)
    .executeTakeFirstOrThrow()
  const clock = { now: () => new Date(Date.parse(timestamp) + 3_600_000) }
  const ofBackups = { ...app.ctx, config, clock }
  const due = async (metric: string, name?: string) =>
    (await readPromises(ofBackups)).find((sample) => sample.metric === metric && sample.label === name)?.value
  expect(await due('backupAge')).toBe(3_600)
  expect(await due('drillAge')).toBe(3_600)
  expect(await due('jobAge', label)).toBe(3_600)

  const notes = createJobNotes(ofBackups)
  notes.note({ name: label, pauseMs: 5_000, lastedMs: 1 })
  await notes.write()
  expect(await due('jobAge', label)).toBe(0)
})

test('a job counts as failing once it has not succeeded for five minutes and its last run failed', async () => {
  const notes = createJobNotes(app.ctx)
  const ran = async (error?: Error) => {
    notes.note({ name: 'seal transfers', pauseMs: 3_000, lastedMs: 1, ...(error && { error }) })
    await notes.write()
  }
  const isFailing = () => valueOf('jobFailing', 'seal transfers')
  await ran()
  app.clock.advance(60_000)
  await ran(new Error('no'))
  expect(await isFailing()).toBe(0)
  app.clock.advance(300_000)
  await ran(new Error('no'))
  expect(await isFailing()).toBe(1)
  await ran()
  expect(await isFailing()).toBe(0)
})

test('a database that does not answer takes the old values away and says so', async () => {
  const registry = new Registry()
  const away = { ...app.ctx, log: { ...app.ctx.log, warn: () => undefined } }
  const refresh = promisesIn(registry, away)
  await refresh()
  expect(await registry.metrics()).toMatch(/^evenmoor_outbox_waiting 0$/m)

  const db = new Proxy(app.ctx.db, {
    get: () => () => {
      throw new Error('away')
    },
  })
  const other = new Registry()
  const refreshAway = promisesIn(other, { ...away, db })
  await refreshAway()
  const text = await other.metrics()
  expect(text).toMatch(/^evenmoor_promises_readable 0$/m)
  expect(text).not.toMatch(/^evenmoor_outbox_waiting /m)
})

test('however many ask at once and soon after, the database is read once', async () => {
  let reads = 0
  const counting: TestApp['ctx'] = {
    ...app.ctx,
    transaction: (work) => {
      reads++
      return app.ctx.transaction(work)
    },
  }
  const refresh = promisesIn(new Registry(), counting)
  await Promise.all([refresh(), refresh(), refresh()])
  await refresh()
  expect(reads).toBe(1)
})
