import { sql } from 'kysely'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { fund } from '#wallet/testing/fund.ts'

/** Somebody who put all they had into a plan, and the position. */
export async function invested(
  app: TestApp,
  amount: string,
  planId = 'basic',
): Promise<{ ada: TestPerson; id: string }> {
  const ada = await app.person()
  await fund(app, ada.id, amount)
  const { body } = await ada.call('POST', '/api/investments/', { plan_id: planId, amount })
  return { ada, id: body.id }
}

/** What an investor has. By the verb: a session does not last as long as stories of days. */
export const walletOf = ({ ctx }: TestApp, person: TestPerson) =>
  ctx.transaction((tx) => getWallet(ctx, tx, person.id))

/** Lets a day of a plan have this rate. */
export const bookRate = ({ ctx }: TestApp, planId: string, day: string, ratePpm: number) =>
  ctx.db
    .insertInto('daily_result')
    .values({ plan_id: planId, day, rate_ppm: ratePpm, source: 'illustration' })
    .execute()

/** How many results of single positions are booked. */
export async function accrualsOf({ ctx }: TestApp): Promise<number> {
  const row = await ctx.db
    .selectFrom('accrual')
    .select((e) => e.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** More positions of one investor in the basic plan, 500 at a time: in SQL, with the ledger's own functions. */
export async function manyPositions({ ctx }: TestApp, investorId: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 500) {
    await sql`
      with made as (select gen_random_uuid() as id from generate_series(1, 500)), opened as (
        select id, ledger.open_account('invested', 'usd', ${investorId}::uuid, id) as account_id from made)
      insert into position (id, investor_id, plan_id, terms_id, account_id, principal_minor, opened_on, redeemed_minor,
        bucket_id, slot, available_account_id)
      select id, ${investorId}::uuid, 'basic', (select max(id) from plan_terms where plan_id = 'basic'), account_id, 1,
        '2026-06-15', 1, j.bucket_id, j.slot, j.available_account_id
      from opened cross join lateral join_bucket('basic', ${investorId}::uuid, 0 * opened.account_id) j`.execute(
      ctx.db,
    )
  }
}
