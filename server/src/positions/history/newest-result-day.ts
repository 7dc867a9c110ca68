import type { Tx } from '#platform/database/pool.ts'
import { selectPositionDays } from './history-store.ts'

/** The newest day that a position has a result of; null before its first. */
export async function newestResultDay(tx: Tx, positionId: string): Promise<string | null> {
  const [newest] = await selectPositionDays(tx, positionId, { before: undefined, limit: 1 })
  return newest?.day ?? null
}
