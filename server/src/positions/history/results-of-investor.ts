import { dayMs } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { sumAccrualsBooked } from './history-store.ts'

/**
 * Gains minus losses over all positions of an investor that were booked on this UTC day, whatever finished day they are
 * for. What was booked ahead counts on its own day, not on the day it was booked.
 */
export function resultsBookedOn(db: Database | Tx, investorId: string, day: string): Promise<bigint> {
  const from = new Date(`${day}T00:00:00Z`)
  return sumAccrualsBooked(db, investorId, from, new Date(from.getTime() + dayMs))
}
