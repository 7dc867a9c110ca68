import type { Tx } from '#platform/database/pool.ts'
import { deleteChoicesOf } from './choice-store.ts'
import { deleteNoticesOf } from './notice-store.ts'

/** Removes what somebody who closes their account was told, and what they chose to be told. */
export async function forgetNotices(tx: Tx, personId: string): Promise<void> {
  await deleteNoticesOf(tx, personId)
  await deleteChoicesOf(tx, personId)
}
