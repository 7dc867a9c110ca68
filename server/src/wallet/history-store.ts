import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/**
 * By how much each UTC day changed what an investor's accounts hold together, and how much of that no result brought
 * (what is paid in and out, bonuses, and what of these was taken back); oldest first, quiet days are missing. What
 * was booked ahead is on the day that it is for.
 */
export async function selectChangesByDay(
  tx: Tx,
  investorId: string,
): Promise<{ day: string; changeMinor: bigint; paidMinor: bigint }[]> {
  const { rows } = await sql<{ day: string; change: bigint; paid: bigint }>`
    select to_char(greatest((t.created_at at time zone 'UTC')::date, t.effective_on), 'YYYY-MM-DD') as day, sum(p.amount) as change,
      coalesce(sum(p.amount) filter (where t.kind not like 'accrual%'), 0) as paid
    from ledger.account own
    join ledger.posting p on p.account_id = own.id
    join ledger.transfer t on t.id = p.transfer_id
    where own.owner_id = ${investorId}::uuid
    group by 1 order by 1`.execute(tx)
  return rows.map(({ day, change, paid }) => ({ day, changeMinor: change, paidMinor: paid }))
}
