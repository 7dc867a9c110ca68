import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import type { RecordContent } from './record.ts'
import { lockRecord, type RecordRow, recordRows } from './record-store.ts'

/** What every decision names: the record, who decides, and the revision of the text that they reviewed. */
export type Work = { readonly id: string; readonly staffId: string; readonly revision: number }

/** A record in its current state; 404 when there is none. `isLocked` keeps others from deciding about it meanwhile. */
export async function getRecord(
  ctx: Context,
  tx: Tx,
  id: string,
  { isLocked = false } = {},
): Promise<RecordRow> {
  if (!isUuid(id) || (isLocked && (await lockRecord(tx, id)) === undefined)) throw notFound()
  const row = await recordRows(tx, utcDay(ctx.clock.now()), {}).where('r.id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

/** Throws a 409 that names who was faster when the record has changed since it was read. */
export async function assertNewest(tx: Tx, row: RecordRow, revision: number): Promise<void> {
  if (row.revision === revision) return
  throw conflict(
    await namingWhoActed(tx, because('words_changed_meanwhile'), `record/${row.id}`, {
      'record.changed': (who, time) => because('who_changed_words', { name: who, acted_time: time }),
    }),
  )
}

export const contentOf = (row: RecordRow): RecordContent => ({
  kind: row.kind as RecordContent['kind'],
  name: row.name,
  role: row.role,
  words: row.words,
  locale: row.locale,
  saidOn: row.said_on,
})
