import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { OwnBroughtForward } from './brought-forward.ts'

/** Null where none of an investor's postings is detached: such an account is younger, or everything is here. */
export async function selectBroughtForward(
  db: Database | Tx,
  investorId: string,
): Promise<OwnBroughtForward | null> {
  const { rows } = await sql<OwnBroughtForward>`
    select coalesce(sum(b.amount) filter (where own.kind = 'available'), 0) as available,
      coalesce(sum(b.amount) filter (where own.kind = 'invested'), 0) as invested,
      coalesce(sum(b.amount) filter (where own.kind = 'withdrawing'), 0) as withdrawing,
      sum(b.postings_count)::int as postings
    from ledger.account own join ledger.brought_forward b on b.account_id = own.id and b.postings_count > 0
    where own.owner_id = ${investorId}::uuid
    having count(*) > 0`.execute(db)
  return rows[0] ?? null
}
