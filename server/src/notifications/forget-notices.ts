import type { Tx } from '#platform/database/pool.ts'
import { deleteChoicesOf } from './choice-store.ts'
import { deleteNoticesOf } from './notice-store.ts'

/** Removes the notices and notification settings of a closed account. */
export async function forgetNotices(tx: Tx, personId: string): Promise<void> {
  await deleteNoticesOf(tx, personId)
  await deleteChoicesOf(tx, personId)
}
