import type { Database } from '#platform/database/pool.ts'
import { openByTerms } from './position-store.ts'

/** The query of how many open positions each version of a plan's terms has; see `openPositionsFrom`. */
export const openPositionsByTerms = (db: Database) => openByTerms(db)

/** The same by the id of the terms. */
export const openPositionsFrom = (
  rows: readonly { readonly terms: string; readonly open: number }[],
): ReadonlyMap<bigint, number> => new Map(rows.map(({ terms, open }) => [BigInt(terms), open]))
