import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database, Tx } from '#platform/database/pool.ts'

/** Until so many transactions of this database wait for a lock that another one holds. Other tests' databases do not count. */
export async function untilLockWait(db: Database | Tx, least = 1): Promise<void> {
  const waiting = sql`
    select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
  const count = async () => {
    // Within a transaction the activities are those of the first look: connections opened since would be missed.
    await sql`select pg_stat_clear_snapshot()`.execute(db)
    return (await waiting.execute(db)).rows.length
  }
  await expect.poll(count, { interval: 10 }).toBeGreaterThanOrEqual(least)
}
