import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

export type FlowRow = {
  readonly hour: Date
  /** Millionths of a dollar. */
  readonly in_minor: bigint
  readonly out_minor: bigint
  readonly deposits: number
  readonly withdrawals: number
}

/**
 * Dollars that came in and went out since a moment, by UTC hour: what the house account of conversion gave and got. It is
 * read backwards from its newest posting, so that it costs what the time asked for holds, however long the history.
 */
export async function selectMoneyFlow(db: Database, since: Date): Promise<FlowRow[]> {
  const { rows } = await sql<FlowRow>`
    with recursive conversion as (
      select id from ledger.account where kind = 'conversion' and asset = 'usd'
    ), move as (
      (select p.transfer_id, p.amount, t.created_at
        from ledger.posting p join ledger.transfer t on t.id = p.transfer_id
        where p.account_id = (select id from conversion) order by p.transfer_id desc limit 1)
      union all
      select older.transfer_id, older.amount, t.created_at
      from move
      cross join lateral (
        select p.transfer_id, p.amount from ledger.posting p
        where p.account_id = (select id from conversion) and p.transfer_id < move.transfer_id
        order by p.transfer_id desc limit 1
      ) older
      join ledger.transfer t on t.id = older.transfer_id
      -- Transfers get their numbers and their times within moments of each other, not always in one order.
      where move.created_at >= ${since}::timestamptz - interval '1 minute'
    )
    select date_trunc('hour', created_at, 'UTC') as hour,
      coalesce(-sum(amount) filter (where amount < 0), 0)::numeric(38, 0) as in_minor,
      coalesce(sum(amount) filter (where amount > 0), 0)::numeric(38, 0) as out_minor,
      (count(*) filter (where amount < 0))::int as deposits,
      (count(*) filter (where amount > 0))::int as withdrawals
    from move where created_at >= ${since} group by 1 order by 1`.execute(db)
  return rows
}
