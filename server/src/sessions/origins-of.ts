import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/**
 * The query of where each of these people logged in from, without repeats, as far back as sessions are kept. No index has
 * those that ended, so each session is looked up among the people (`in`), not compared with all of them (`any`).
 */
export const originsOf = (db: Database, personIds: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('session')
    .select(['person_id', 'address', 'user_agent'])
    .distinct()
    .where(sql<boolean>`person_id in (select unnest(${personIds}))`)
    .where('address', '<>', '')
