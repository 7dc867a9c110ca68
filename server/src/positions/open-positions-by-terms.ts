import type { Database } from '#platform/database/pool.ts'
import { countOpenByTerms } from './position-store.ts'

/** How many open positions each version of a plan's terms has, by the id of the terms. */
export const openPositionsByTerms = (db: Database): Promise<Map<bigint, number>> => countOpenByTerms(db)
