import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/**
 * The query of where each of these people logged in from, without repeats, as far back as sessions are kept. Those that
 * ended have an index beside that of the others, which logins are fast by.
 */
export const originsOf = (db: Database, personIds: RawBuilder<readonly string[]>) => {
  const rows = (ended: 'is' | 'is not') =>
    db
      .selectFrom('session')
      .select(['person_id', 'address', 'user_agent'])
      .where(sql<boolean>`person_id = any(${personIds})`)
      .where('address', '<>', '')
      .where('ended_at', ended, null)
  return rows('is').union(rows('is not'))
}
