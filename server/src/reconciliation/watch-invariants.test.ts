import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { asSql } from '#platform/database/transaction.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { watchInvariants } from './watch-invariants.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

test('a balance that somebody changed is named every minute until it is put right, and staff see it', async () => {
  const errors = vi.fn<(...args: unknown[]) => void>()
  const watch = watchInvariants({ ...app.ctx, log: { ...app.ctx.log, error: errors } })
  expect(await watch()).toEqual([])
  await fund(app, (await app.person()).id, '100.00')
  while ((await sealTransfers(asSql(app.ctx.db))) > 0);
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
