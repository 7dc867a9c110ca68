import type { Tx } from '#platform/database/pool.ts'
import { type Applied, sumAccrualsOfDay, sumCorrections } from './correction-store.ts'

/** What a plan's day did to all positions together when it was accrued. */
export const accrualsOfDay = (tx: Tx, planId: string, day: string): Promise<Applied> =>
  sumAccrualsOfDay(tx, planId, day)

/** What each of these corrections has done to all positions together so far. */
export const appliedCorrections = (tx: Tx, ids: readonly string[]): Promise<Map<string, Applied>> =>
  sumCorrections(tx, ids)
