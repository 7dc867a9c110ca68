import { keptSince } from '#kept-months/kept-since.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound, type Problem } from '#platform/problems.ts'

/** Why there is no such day: nothing moved on it, or its entries are of a month that was detached. */
export async function nothingMoved(tx: Tx, day: string): Promise<Problem> {
  const kept = await keptSince(tx)
  if (kept === null || day >= kept.firstWholeDay) return notFound()
  return notFound('day_detached', { kept_from_day: kept.firstWholeDay })
}
