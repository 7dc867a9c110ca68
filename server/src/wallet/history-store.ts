import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** What a UTC day did to an investor's accounts together. None is below zero but a result. */
export type DayChange = {
  readonly day: string
  readonly inMinor: bigint
  readonly outMinor: bigint
  readonly results: readonly PlanResult[]
}

/** The results of a day by plan; without one what was reversed together with a payment, and booked again with it. */
export type PlanResult = { readonly planId: string | null; readonly amountMinor: bigint }

/**
 * The days that changed what an investor's accounts hold together, oldest first; quiet days are missing. Results are told
 * apart from everything else: what is paid in and out, bonuses, fees, and what of these was taken back. What was booked
 * ahead is on the day that it is for.
 */
export async function selectChangesByDay(tx: Tx, investorId: string): Promise<DayChange[]> {
  const { rows } = await sql<Row>`
    with moved as (
      select greatest((t.created_at at time zone 'UTC')::date, t.effective_on) as day,
        t.kind like 'accrual%' or t.reference like 'unwinding/%' as is_result,
        case when t.kind like 'accrual%' and t.reference like 'plan/%' then split_part(t.reference, '/', 2) end as plan_id,
        sum(p.amount) as amount
      from ledger.account own
      join ledger.posting p on p.account_id = own.id
      join ledger.transfer t on t.id = p.transfer_id
      where own.owner_id = ${investorId}::uuid
      group by t.id
    )
    select to_char(day, 'YYYY-MM-DD') as day, is_result, plan_id, sum(amount) as amount,
      coalesce(sum(amount) filter (where amount > 0), 0) as gained
    from moved group by moved.day, is_result, plan_id order by moved.day, plan_id nulls last`.execute(tx)
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, each]) => {
    const paid = each.find(({ is_result }) => !is_result)
    return {
      day,
      inMinor: paid?.gained ?? 0n,
      outMinor: paid === undefined ? 0n : paid.gained - paid.amount,
      results: each
        .filter(({ is_result }) => is_result)
        .map(({ plan_id, amount }) => ({ planId: plan_id, amountMinor: amount })),
    }
  })
}

type Row = { day: string; is_result: boolean; plan_id: string | null; amount: bigint; gained: bigint }
