/**
 * The two decisions about an identity check. Each is made once, by a member of staff who has nothing to do with it, and
 * audited; the person is told by mail. Whoever comes second is told who was faster, and nothing is done.
 */
import { because } from '@evenmoor/contract/refusals'
import { type IdentityReason, neededSides } from '@evenmoor/contract/identity'
import type { IdentityPoint } from '@evenmoor/contract/staff-identity'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { findById } from '#people/find-person.ts'
import { nameOf } from '#people/people-list.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { assertMayActOn } from '#people/act-on-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badRequest, conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { acceptanceRefusal, endOf, type IdentityCheck, ownCheck, picturesKeptMs } from './identity-check.ts'
import { lockCheck, updateCheck } from './identity-check-store.ts'
import { acceptedMail, notAcceptedMail } from './mails.ts'
import { openedSides } from './picture-store.ts'

type Decision = { readonly id: string; readonly staffId: string }

/** Accepts the document. 400 unless the reviewer opened every picture and confirmed every point. */
export async function acceptCheck(
  ctx: Context,
  tx: Tx,
  { points, ...decision }: Decision & { points: readonly IdentityPoint[] },
): Promise<void> {
  const check = await lockToDecide(tx, decision)
  const opened = await openedSides(tx, check.id, decision.staffId)
  const refusal = acceptanceRefusal(points, { needed: neededSides[check.document], opened })
  if (refusal !== undefined) throw badRequest(refusal)
  const until = await write(ctx, tx, decision, check, { status: 'accepted', points: [...new Set(points)] })
  const letter = acceptedMail(ctx.config.publicUrl, until)
  await tellPerson(ctx, tx, check.personId, { kind: 'identity_accepted', facts: {} }, letter)
}

/** Refuses the document. The person is told why in their language and can try again. */
export async function refuseCheck(
  ctx: Context,
  tx: Tx,
  { reason, ...decision }: Decision & { reason: IdentityReason },
): Promise<void> {
  const check = await lockToDecide(tx, decision)
  const until = await write(ctx, tx, decision, check, { status: 'not_accepted', reason })
  const letter = notAcceptedMail(ctx.config.publicUrl, { reason, until })
  await tellPerson(ctx, tx, check.personId, { kind: 'identity_not_accepted', facts: {} }, letter)
}

async function lockToDecide(tx: Tx, { id, staffId }: Decision): Promise<IdentityCheck> {
  const check = isUuid(id) ? await lockCheck(tx, id) : undefined
  if (check === undefined || check.status === 'draft') throw notFound()
  await assertMayActOn(tx, { personId: check.personId, staffId }, ownCheck)
  if (check.status === 'in_review') return check
  const decider = check.decidedById === null ? null : nameOf(await findById(tx, check.decidedById))
  throw conflict({ ...because('identity_check_over'), more: endOf(check, decider) })
}

/** Gives when the pictures go. */
async function write(
  ctx: Context,
  tx: Tx,
  { id, staffId }: Decision,
  { personId, document, status }: IdentityCheck,
  decided:
    | { status: 'accepted'; points: IdentityPoint[] }
    | { status: 'not_accepted'; reason: IdentityReason },
): Promise<Date> {
  const at = ctx.clock.now()
  await updateCheck(tx, id, { ...decided, decided_by: staffId, decided_at: at })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: decided.status === 'accepted' ? 'identity.accepted' : 'identity.not_accepted',
    subject: `identity/${id}`,
    before: { status },
    after: { ...decided, investor: personId, document },
    ...('reason' in decided ? { reason: decided.reason } : {}),
  })
  return new Date(at.getTime() + picturesKeptMs)
}
