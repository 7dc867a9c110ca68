import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { assertNewest, getRecord, type Work } from './get-record.ts'
import { writePublication } from './record-store.ts'

/**
 * Shows a record on the public pages, with how staff made sure that it is genuine. 409 without a consent to these very
 * words, and when a colleague was faster.
 */
export async function publishRecord(
  ctx: Context,
  tx: Tx,
  { id, staffId, revision, verification }: Work & { verification: string },
): Promise<void> {
  const row = await getRecord(ctx, tx, id, { isLocked: true })
  await assertNewest(tx, row, revision)
  if (row.published_at !== null) {
    throw conflict('record_published_already', { name: row.published_by_name ?? '' })
  }
  if (!row.has_consent) {
    throw conflict('record_words_consent_missing')
  }
  await writePublication(tx, id, { at: ctx.clock.now(), staffId, verification })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'record.published',
    subject: `record/${id}`,
    before: { state: row.state },
    after: { state: 'shown', revision, verification },
  })
}

/** Takes a record off the public pages; its consent stays. 409 when it is on none. */
export async function unpublishRecord(
  ctx: Context,
  tx: Tx,
  { id, staffId }: Omit<Work, 'revision'>,
): Promise<void> {
  const row = await getRecord(ctx, tx, id, { isLocked: true })
  if (row.published_at === null) throw conflict('record_not_published')
  await writePublication(tx, id, null)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'record.unpublished',
    subject: `record/${id}`,
    before: { state: row.state },
    after: { state: row.has_consent ? 'consented' : 'draft' },
  })
}
