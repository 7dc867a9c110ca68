import type { Tx } from '#platform/database/pool.ts'
import { countOpenByTerms } from './position-store.ts'

/** How many open positions each version of a plan's terms has, by the id of the terms. */
export const openPositionsByTerms = (tx: Tx): Promise<Map<bigint, number>> => countOpenByTerms(tx)
