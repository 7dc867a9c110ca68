import type { Database } from '#platform/database/pool.ts'
import { countProposals } from './terms-store.ts'

/** How many changes of plans wait for another administrator, and since when the oldest. */
export const waitingProposals = (
  db: Database,
  now: Date,
): Promise<{ count: number; oldestAt: Date | null }> => countProposals(db, now)
