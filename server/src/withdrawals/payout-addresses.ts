import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/** The query of every address that each of these people saved or requested a withdrawal to. */
export const payoutAddressesOf = (db: Database, investorIds: RawBuilder<readonly string[]>) => {
  const isTheirs = sql<boolean>`investor_id = any(${investorIds})`
  return db
    .selectFrom('withdrawal')
    .select(['investor_id', 'address'])
    .where(isTheirs)
    .union((q) => q.selectFrom('saved_address').select(['investor_id', 'address']).where(isTheirs))
}
