import type { Context } from '#context.ts'
import { oneAtATime } from '#people/find-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { missingSides } from './identity-check.ts'
import { newestCheck, updateCheck } from './identity-check-store.ts'
import { picturesOf } from './picture-store.ts'

/** Sends the check for review. A second time changes nothing. 409 while a picture is missing. */
export async function submitCheck(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await oneAtATime(tx, personId)
  const check = await newestCheck(tx, personId)
  if (check?.status === 'in_review') return
  if (check?.status !== 'draft') {
    throw conflict('identity_check_not_begun')
  }
  const sides = (await picturesOf(tx, check.id)).map(({ side }) => side)
  const missing = missingSides(check.document, sides)
  if (missing.length > 0) {
    throw conflict('picture_missing', { sides: missing.length === 1 ? missing[0]! : 'both' })
  }
  const at = ctx.clock.now()
  await updateCheck(tx, check.id, { status: 'in_review', submitted_at: at, changed_at: at })
  await recordAudit(ctx, tx, {
    actorId: personId,
    action: 'identity.submitted',
    subject: `identity/${check.id}`,
    before: { status: 'draft' },
    after: { status: 'in_review', document: check.document, pictures: sides },
  })
}
