/** What taking credits back did to positions and their results, for those who look after it. */
import type { Database, Tx } from '#platform/database/pool.ts'
import { selectUnwindings, sumUnwoundPositions, type UnwindingOfPayment } from './unwinding-store.ts'

/** The credits that were taken back in a time, the newest of each payment. */
export const unwindingsBetween = (
  db: Database | Tx,
  from: Date,
  until: Date,
): Promise<UnwindingOfPayment[]> => selectUnwindings(db, from, until)

/** Millionths of a dollar that came out of positions because of each of these payments. */
export const unwoundPositionsOf = (
  db: Database | Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> => sumUnwoundPositions(db, paymentIds)
