import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

export type OpenAlarm = { readonly depositId: string; readonly address: string; readonly foundAt: Date }

/** Opens the alarm about an address, or opens it again after it ended; gives whether none stood. */
export async function openAlarm(
  tx: Tx,
  { depositId, address, at }: { depositId: string; address: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into address_alarm (deposit_id, address, found_at) values (${depositId}, ${address}, ${at})
    on conflict (deposit_id, address) do update set found_at = excluded.found_at, ended_at = null
      where address_alarm.ended_at is not null
    returning deposit_id`.execute(tx)
  return rows.length > 0
}

/** Ends a deposit's alarms, except the one for its current address if that is wrong. */
export async function endAlarms(
  tx: Tx,
  { depositId, exceptAddress, at }: { depositId: string; exceptAddress: string | null; at: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('address_alarm')
    .set({ ended_at: at })
    .where('deposit_id', '=', depositId)
    .where('ended_at', 'is', null)
    .$if(exceptAddress !== null, (q) => q.where('address', '<>', exceptAddress))
    .returning('address')
    .execute()
  return rows.map(({ address }) => address)
}

/** Open alarms, oldest first. */
export async function readOpenAlarms(db: Database, { limit }: { limit: number }): Promise<OpenAlarm[]> {
  const rows = await db
    .selectFrom('address_alarm')
    .select(['deposit_id', 'address', 'found_at'])
    .where('ended_at', 'is', null)
    .orderBy('found_at')
    .orderBy('deposit_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ depositId: row.deposit_id, address: row.address, foundAt: row.found_at }))
}

/** The number of open alarms and the start of the oldest. */
export async function countOpenAlarms(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('address_alarm')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('found_at').as('oldest_at')])
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
