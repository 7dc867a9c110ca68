/** Months of postings that are old enough to be detached, for tests that look at what is left. */
import { sealTransfers } from '@evenmoor/ledger'
import pg from 'pg'
import { asSql } from '#platform/database/transaction.ts'
import type { TestApp } from '#testing/app.ts'
import { beginMonths } from '../../begin-months.ts'

/** More than any has. */
const aMonthMs = 32 * 86_400_000

type App = Pick<TestApp, 'ctx' | 'database'>

/** What is booked so far is of an old month from now on, and what comes is of the next one, which is old as well. */
export async function endMonth(app: App): Promise<void> {
  await ageMonths(app)
  const { rows } = await asSuperuser(app, 'select count(*)::int as months from ledger.posting_month')
  const now = app.ctx.clock.now().getTime() + Number(rows[0]?.months) * aMonthMs
  await beginMonths({ transaction: app.ctx.transaction, clock: { now: () => new Date(now) } })
  await ageMonths(app)
}

export async function sealAll({ ctx }: App): Promise<void> {
  while ((await sealTransfers(asSql(ctx.db))) > 0);
}

const ageMonths = (app: App) =>
  asSuperuser(
    app,
    `set session_replication_role = replica;
     update ledger.posting_month set month = (month - interval '3 years')::date`,
  )

async function asSuperuser({ database }: App, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
