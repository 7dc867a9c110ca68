import type { RawBuilder } from 'kysely'
import type { Database } from '#platform/database/pool.ts'
import { gonePaymentRows } from '../payment-store.ts'

/** The query of those of these payments, which were credited, that are gone from their chain now. */
export const gonePayments = (db: Database, ids: RawBuilder<readonly string[]>) => gonePaymentRows(db, ids)
