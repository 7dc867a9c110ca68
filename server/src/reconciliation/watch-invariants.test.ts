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

test('a balance that somebody changed is named every minute until it is put right', async () => {
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
  await owner.query('update ledger.balance set amount = amount - 1')
  await owner.end()
  expect(await watch()).toEqual([])
})
