import type { Database } from '#platform/database/pool.ts'
import { selectGone } from '../payment-store.ts'

/** Of these payments, which were credited, those that are gone from their chain now. */
export const gonePayments = (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  selectGone(db, ids)
