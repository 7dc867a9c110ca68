import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { asSql } from '#platform/database/transaction.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { jobs as integrityJobs } from '#integrity/jobs.ts'
import { readIntegrityChecks } from '#integrity/integrity-checks.ts'
import { jobs } from './jobs.ts'
import { watchBounds, watchInvariants } from './watch-invariants.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const sealAll = async () => {
  while ((await sealTransfers(asSql(app.ctx.db))) > 0);
}

/** Behind the back of the guards; what `work` finds meanwhile. */
async function whileChanged<T>(change: string, undo: string, work: () => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  try {
    await owner.query(change)
    return await work()
  } finally {
    await owner.query(undo)
    await owner.end()
  }
}

test('a balance that somebody changed is named every minute until it is put right, and staff see it', async () => {
  const errors = vi.fn<(...args: unknown[]) => void>()
  const watch = watchInvariants({ ...app.ctx, log: { ...app.ctx.log, error: errors } })
  expect(await watch()).toEqual([])
  await fund(app, (await app.person()).id, '100.00')
  await sealAll()
  const owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  await owner.query('update ledger.balance set amount = amount + 1')
  for (let minute = 1; minute <= 2; minute++) {
    expect((await watch()).map(({ invariant }) => invariant)).toEqual([
      'a_balance_is_the_sum_of_its_postings',
    ])
    expect(errors).toHaveBeenCalledTimes(minute)
  }
  const auditor = await app.person({ staffRole: 'auditor' })
  const ledger = async () => (await auditor.call('GET', '/api/staff/watches/')).body[0]
  const queue = async () =>
    (await auditor.call('GET', '/api/staff/queues/')).body.find(
      ({ name }: { name: string }) => name === 'differences',
    )
  expect(await ledger()).toMatchObject({
    name: 'ledger',
    checked_at: app.clock.now().toISOString(),
    wrong_since: app.clock.now().toISOString(),
    findings: [
      { what: 'a_balance_is_the_sum_of_its_postings', place: expect.stringMatching(/^account \d+$/) },
    ],
  })
  expect(await queue()).toMatchObject({ name: 'differences', count: 1, oldest_at: expect.any(String) })
  await owner.query('update ledger.balance set amount = amount - 1')
  await owner.end()
  expect(await watch()).toEqual([])
  expect(await ledger()).toMatchObject({ wrong_since: null, findings: [] })
  expect(await queue()).toMatchObject({ count: 0, oldest_at: null, checked_at: null })
})

/** Each deposit has four postings: one transfer to a stretch, however few transfers there are, and one stretch to a round. */
const smallRounds = { stretch: { transfersMax: 1_000, postingsMax: 3 }, roundMs: 0 }

const checkedAt = async () => (await readIntegrityChecks(app.ctx.db))[0]?.checkedAt

test('the history is gone through in short rounds, each with what is new first, and again after a start', async () => {
  const ctx = { ...app.ctx, log: { ...app.ctx.log, error: () => undefined } }
  const { id } = await app.person()
  for (const dollars of ['1.00', '2.00', '3.00']) await fund(app, id, dollars)
  await sealAll()
  const watch = watchInvariants(ctx, smallRounds)
  const found = async () => (await watch()).map(({ transferId }) => transferId)
  expect(await found()).toEqual([])
  expect(await checkedAt()).toBe(null)
  await fund(app, id, '4.00')
  await sealAll()
  // The second round is at the second of the old ones, and the new one is checked all the same.
  const change = (transfer: number, by: '*' | '/') =>
    `update ledger.posting set amount = amount ${by} 2 where transfer_id = ${transfer}`
  await whileChanged(change(4, '*'), change(4, '/'), async () => expect(await found()).toContain(4n))
  await whileChanged(change(3, '*'), change(3, '/'), async () => {
    expect(await found()).toEqual([])
    expect(await found()).toContain(3n)
    expect(await found()).toContain(3n)
  })
  app.clock.advance(20_000)
  expect(await found()).toEqual([])
  expect(await checkedAt()).not.toEqual(app.clock.now())
  expect(await found()).toEqual([])
  expect(await checkedAt()).toEqual(app.clock.now())

  // Another process begins at the beginning.
  const restarted = watchInvariants(ctx, smallRounds)
  await whileChanged(change(2, '*'), change(2, '/'), async () => {
    expect(await restarted()).toEqual([])
    expect((await restarted()).map(({ transferId }) => transferId)).toContain(2n)
  })
})

test('what was booked is checked within a minute, also where each round takes all the time it may', () => {
  const pauseOf = (name: string) =>
    [...jobs(app.ctx), ...integrityJobs(app.ctx)].find((job) => job.name === name)!.pauseMs
  // A round's last stretch may begin just before its time is over: a statement's ten seconds are far more than it takes.
  const roundMs = watchBounds.roundMs + 2_000
  const sealingMs = 2_000
  // It is sealed just behind the part of a round that reads what is new, and waits for that part of the next one.
  const oldestMs =
    pauseOf('seal transfers') + sealingMs + roundMs + pauseOf('check what was booked') + roundMs
  expect(oldestMs).toBeLessThan(60_000)
})
