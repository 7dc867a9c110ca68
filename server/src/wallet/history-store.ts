import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

/** By how much each UTC day changed what an investor's accounts hold together, oldest first; quiet days are missing. */
export async function selectChangesByDay(
  tx: Tx,
  investorId: string,
): Promise<{ day: string; changeMinor: bigint }[]> {
  const { rows } = await sql<{ day: string; change: bigint }>`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(p.amount) as change
    from ledger.account own
    join ledger.posting p on p.account_id = own.id
    join ledger.transfer t on t.id = p.transfer_id
    where own.owner_id = ${investorId}::uuid
    group by 1 order by 1`.execute(tx)
  return rows.map(({ day, change }) => ({ day, changeMinor: change }))
}
