import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContext } from '#context.ts'
import { createPool } from '#platform/database/pool.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { verifyRestored } from './verify-restored.ts'

let app: TestApp
let owner: pg.Client
beforeEach(async () => {
  app = await createTestApp()
  await fund(app, (await app.person()).id, '100.00')
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await app.close()
})

/** Enough for every statement on so small a database, on a busy machine too. */
const limitMs = 1_500

test('the rules of the ledger may take longer to check than a statement has', async () => {
  const { config, log, clock } = app.ctx
  const pool = createPool(app.database.ownerUrl)
  pool.options.statement_timeout = limitMs
  const ctx = createContext({ config, pool, log, clock })
  try {
    // The rules alone read balances: they wait for whoever holds them.
    await owner.query('begin; lock table ledger.balance in access exclusive mode')
    const verifying = verifyRestored(ctx)
    await Promise.race([verifying, untilWaitedLongerThan(limitMs)])
    await owner.query('commit')
    const findings = await verifying
    expect(findings.flatMap(({ problems }) => problems)).toEqual([])
    expect(findings.map(({ what }) => what)).toContain('The rules of the ledger hold')
  } finally {
    await ctx.db.destroy()
  }
})

/** Until a statement of this database has waited for a lock for so long. */
async function untilWaitedLongerThan(ms: number): Promise<void> {
  const waiting = async () => {
    await owner.query('select pg_stat_clear_snapshot()')
    const { rows } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and clock_timestamp() - query_start > $1 * interval '1 ms'`,
      [ms],
    )
    return rows.length
  }
  await expect.poll(waiting, { interval: 50 }).toBeGreaterThan(0)
}
