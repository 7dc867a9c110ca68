/**
 * Since when the ledger's postings are here. Months that ended a year ago may be detached (docs/decisions/0261): their sums
 * are brought forward, their transfers stay, and everything that reads postings begins at this boundary and says so.
 */
import { postingsFrom } from '@evenmoor/ledger'
import { sql } from 'kysely'
import { addDays, startOfDay, utcDay } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'

export type KeptSince = {
  /** The postings of transfers from this one on are here, and of none before. */
  readonly transferId: bigint
  /** Everything that was booked at this moment or later is here. */
  readonly since: Date
  /** The UTC day of the oldest transfer that is here: no entry of an earlier day is. */
  readonly day: string
  /** The first UTC day whose entries are all here. A month begins moments after midnight, so it is often the day after. */
  readonly firstWholeDay: string
}

/** Null while nothing is detached. */
export async function keptSince(db: Database | Tx): Promise<KeptSince | null> {
  const from = await postingsFrom(asSql(db))
  if (from === null) return null
  const { transferId, since } = from
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from ledger.transfer where id >= ${transferId.toString()}::bigint order by id limit 1`.execute(
    db,
  )
  const sinceDay = utcDay(since)
  const isWhole = startOfDay(since).getTime() === since.getTime()
  return {
    transferId,
    since,
    day: utcDay(rows[0]?.at ?? since),
    firstWholeDay: isWhole ? sinceDay : addDays(sinceDay, 1),
  }
}
