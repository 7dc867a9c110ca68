import type { Database } from '#platform/database/pool.ts'
import { countStanding } from './alert-store.ts'

/** How many alerts stand, and since when the oldest. */
export const standingAlerts = (db: Database) => countStanding(db)
