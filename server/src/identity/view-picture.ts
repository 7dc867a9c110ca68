import type { DocumentSide } from '@evenmoor/contract/identity'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { assertMayActOn } from '#people/act-on-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { type IdentityCheck, ownCheck, reasonsAfter } from './identity-check.ts'
import { lockCheck } from './identity-check-store.ts'
import {
  noteView,
  picturesOf,
  putViewing,
  selectEncrypted,
  type Viewer,
  viewingReason,
} from './picture-store.ts'
import { decryptPicture } from './encrypt-picture.ts'

const noPicture = 'picture_not_found'

/**
 * Keeps why a member of staff opens the pictures of a check, for this session. 403 and 404 as for the pictures.
 */
export async function beginViewing(
  ctx: Context,
  tx: Tx,
  { id, reason, ...viewer }: Viewer & { id: string; reason: string },
): Promise<void> {
  const { id: checkId, personId } = await viewableCheck(tx, id, viewer.staffId)
  if ((await picturesOf(tx, id)).length === 0) throw notFound(noPicture)
  const at = ctx.clock.now()
  const before = await viewingReason(tx, id, { ...viewer, after: reasonsAfter(at) })
  await putViewing(tx, { checkId, ...viewer, reason, at })
  await recordAudit(ctx, tx, {
    actorId: viewer.staffId,
    action: 'identity.viewing_begun',
    subject: `identity/${id}`,
    before: { reason: before ?? null },
    after: { investor: personId },
    reason,
  })
}

/**
 * The picture of one side, as a JPEG. That it was opened, by whom, when and why, is written down in the same transaction:
 * there is no look without its audit entry. 403 for one's own check and for who may not act on the person, 409 for who
 * did not say why in this session, 404 once the pictures are removed.
 */
export async function viewPicture(
  ctx: Context,
  tx: Tx,
  { id, side, ...viewer }: Viewer & { id: string; side: DocumentSide },
): Promise<Buffer> {
  const { staffId } = viewer
  const check = await viewableCheck(tx, id, staffId)
  const after = reasonsAfter(ctx.clock.now())
  const reason = await viewingReason(tx, id, { ...viewer, after })
  if (reason === undefined) throw conflict('viewing_reason_missing')
  const stored = await selectEncrypted(tx, id, side)
  if (stored === undefined) throw notFound(noPicture)
  const place = { checkId: id, side }
  const jpeg = await decryptPicture(ctx, place, { sealed: stored.sealed, keyId: stored.key_id })
  await noteView(tx, { ...place, staffId, at: ctx.clock.now() })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'identity.picture_opened',
    subject: `identity/${id}`,
    after: { side, investor: check.personId },
    reason,
  })
  return jpeg
}

/** A check that was sent, for who may act on its person; locked. */
async function viewableCheck(tx: Tx, id: string, staffId: string): Promise<IdentityCheck> {
  const check = isUuid(id) ? await lockCheck(tx, id) : undefined
  if (check === undefined || check.status === 'draft') throw notFound()
  await assertMayActOn(tx, { personId: check.personId, staffId }, ownCheck)
  return check
}
