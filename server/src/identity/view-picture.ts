import type { DocumentSide } from '@evenmoor/contract/identity'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { assertMayActOn } from '#people/staff-accounts/act-on-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { ownCheck } from './identity-check.ts'
import { lockCheck } from './identity-check-store.ts'
import { noteView, selectSealed } from './picture-store.ts'
import { openPicture } from './seal-picture.ts'

/**
 * The picture of one side, as a JPEG. That it was opened, by whom and when, is written down in the same transaction:
 * there is no look without its audit entry. 403 for one's own check and for who may not act on the person, 404 once the pictures are removed.
 */
export async function viewPicture(
  ctx: Context,
  tx: Tx,
  { id, side, staffId }: { id: string; side: DocumentSide; staffId: string },
): Promise<Buffer> {
  const check = isUuid(id) ? await lockCheck(tx, id) : undefined
  if (check === undefined || check.status === 'draft') throw notFound()
  await assertMayActOn(tx, { personId: check.personId, staffId }, ownCheck)
  const stored = await selectSealed(tx, id, side)
  if (stored === undefined) throw notFound('There is no such picture, or it was removed.')
  const place = { checkId: id, side }
  const jpeg = await openPicture(ctx, place, { sealed: stored.sealed, keyId: stored.key_id })
  await noteView(tx, { ...place, staffId, at: ctx.clock.now() })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'identity.picture_opened',
    subject: `identity/${id}`,
    after: { side, investor: check.personId },
  })
  return jpeg
}
