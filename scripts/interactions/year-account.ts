import { type Account, openAccount } from '../../e2e/support/account.ts'
import { openPast, type Past } from '../../e2e/support/past.ts'
import { type Product, startProduct } from '../../e2e/support/product.ts'
import { accrueFinishedDays } from '../../server/src/positions/accrual/accrue-finished-days.ts'
import { openPosition } from '../../server/src/positions/investing/open-position.ts'
import { fund } from '../../server/src/wallet/testing/fund.ts'

const dayMs = 86_400_000
const days = 365
/** With them and a daily result in each plan for each day there are 10,000 transactions. */
const depositsADay = 25
const plans = [
  ['basic', 500n],
  ['standard', 5_000n],
  ['premium', 50_000n],
] as const

/** The plans' terms hold since before the year began; what the ledger booked lies evenly over the year. */
const longAgo = `
  set session_replication_role = 'replica';
  update plan_terms set effective_from = '2020-01-01Z' where version = 1`
const overTheYear = `
  set session_replication_role = 'replica';
  update ledger.transfer t set created_at = now() - interval '${days} days' + r.place * interval '${days} days' / r.count
    from (select id, row_number() over (order by id) as place, count(*) over () as count from ledger.transfer) r
    where r.id = t.id`

/**
 * A product with somebody who has a position in each plan since a year, each with its daily results, and puts money in
 * 25 times a day: by the product's own verbs, at other times. The product does not run meanwhile: its jobs would
 * book all results at once.
 */
export async function startWithYear(dataDir: string): Promise<{ product: Product; account: Account }> {
  const before = await startProduct({ DATA_DIR: dataDir })
  const account = await openAccount(before)
  await before.stop()
  const past = await openPast(before)
  try {
    await before.superuser(longAgo)
    await liveAYear(past, account.user_id)
    await before.superuser(overTheYear)
    await before.superuser('vacuum analyze ledger.transfer, ledger.posting')
  } finally {
    await past.close()
  }
  return { product: await startProduct({ DATA_DIR: dataDir }), account }
}

async function liveAYear(past: Past, investorId: string): Promise<void> {
  const now = Date.now()
  for (let ago = days; ago >= 0; ago -= 1) {
    const ctx = past.at(new Date(now - ago * dayMs))
    if (ago === days) await beginWith(ctx, investorId)
    await accrueFinishedDays(ctx)
    for (let deposit = 0; deposit < depositsADay; deposit += 1)
      await fund({ ctx }, investorId, `${25 + ((ago * 7 + deposit * 13) % 400)}.50`)
  }
}

async function beginWith(ctx: Past['now'], investorId: string): Promise<void> {
  await fund({ ctx }, investorId, '60000.00')
  for (const [planId, dollars] of plans)
    await ctx.transaction((tx) =>
      openPosition(ctx, tx, { investorId, planId, amountMinor: dollars * 1_000_000n }),
    )
}
