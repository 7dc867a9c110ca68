import type { Database, Tx } from '#platform/database/pool.ts'
import type { OwnBroughtForward } from './brought-forward.ts'
import { selectBroughtForward } from './brought-forward-store.ts'
import { type KeptSince, keptSince } from './kept-since.ts'

/** Since when an investor's postings are here, and what those before come to. */
export type OwnKeptSince = KeptSince & { readonly broughtForward: OwnBroughtForward }

/** Null where all of an investor's postings are here. */
export async function ownKeptSince(db: Database | Tx, investorId: string): Promise<OwnKeptSince | null> {
  const kept = await keptSince(db)
  if (kept === null) return null
  const broughtForward = await selectBroughtForward(db, investorId)
  return broughtForward && { ...kept, broughtForward }
}
