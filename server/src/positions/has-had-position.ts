import type { Tx } from '#platform/database/pool.ts'
import { hasAnyPosition } from './position-store.ts'

/** Whether the investor has or had a position. */
export const hasHadPosition = (tx: Tx, investorId: string): Promise<boolean> => hasAnyPosition(tx, investorId)
