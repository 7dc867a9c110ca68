import type { Database } from '#platform/database/pool.ts'
import { countOpenAlerts } from './alert-store.ts'

/** The number of open alerts and the start of the oldest. */
export const openAlerts = (db: Database) => countOpenAlerts(db)
