import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database } from './pool.ts'

/** How far a clock is ahead of the database's, in milliseconds, as well as one question can tell; negative if behind. */
export async function clockOffsetMs({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const askedMs = clock.now().getTime()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const answeredMs = clock.now().getTime()
  return (askedMs + answeredMs) / 2 - rows[0]!.at.getTime()
}
