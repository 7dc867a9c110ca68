import type { Tx } from '#platform/database/pool.ts'
import { selectHolders } from './position-store.ts'

/** The investors with an open position in a plan. */
export const holdersOfPlan = (tx: Tx, planId: string): Promise<string[]> => selectHolders(tx, planId)
