import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { oneAtATime } from '#people/find-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import type { IdentityCheck } from './identity-check.ts'
import {
  deleteDraft,
  lockCheck,
  lockChecksWithPictures,
  newestCheck,
  updateCheck,
} from './identity-check-store.ts'
import { deletePictures } from './picture-store.ts'

/**
 * Discards a check that was not sent, or withdraws one that nobody has decided; its pictures are removed at once. 409
 * when there is none, or it was decided meanwhile.
 */
export async function withdrawCheck(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await oneAtATime(tx, personId)
  const newest = await newestCheck(tx, personId)
  // Locked against who decides it at the same moment.
  const check = newest && (await lockCheck(tx, newest.id))
  if (check?.status === 'draft') return deleteDraft(tx, check.id)
  if (check?.status === 'in_review') return withdraw(ctx, tx, check)
  throw conflict(check === undefined ? because('identity_check_not_found') : because('identity_decided'))
}

/** When an account is closed: removes undecided checks and every picture. */
export async function forgetIdentity(ctx: Context, tx: Tx, personId: string): Promise<void> {
  for (const check of await lockChecksWithPictures(tx, personId)) {
    if (check.status === 'draft') await deleteDraft(tx, check.id)
    else if (check.status === 'in_review') await withdraw(ctx, tx, check)
    else await removePictures(ctx, tx, check.id)
  }
}

/** Removes the pictures of a decided check; the decision stays. */
export async function removePictures(ctx: Context, tx: Tx, checkId: string): Promise<void> {
  await deletePictures(tx, checkId)
  await updateCheck(tx, checkId, { pictures_removed_at: ctx.clock.now() })
}

async function withdraw(ctx: Context, tx: Tx, { id, personId, status }: IdentityCheck): Promise<void> {
  const at = ctx.clock.now()
  await deletePictures(tx, id)
  await updateCheck(tx, id, { status: 'withdrawn', changed_at: at, pictures_removed_at: at })
  await recordAudit(ctx, tx, {
    actorId: personId,
    action: 'identity.withdrawn',
    subject: `identity/${id}`,
    before: { status },
    after: { status: 'withdrawn' },
  })
}
