import { addDays } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { sumAccrualsBooked } from './accrual-store.ts'

/** Gains minus losses over all positions of an investor that were booked on this UTC day, whatever day they are for. */
export const resultsBookedOn = (db: Database | Tx, investorId: string, day: string): Promise<bigint> =>
  sumAccrualsBooked(db, investorId, new Date(`${day}T00:00:00Z`), new Date(`${addDays(day, 1)}T00:00:00Z`))
