import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import { isAmong } from '#people/staff-accounts/second-person.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { announceTerms } from './announce-terms.ts'
import { closePlanAction } from './plan-actions.ts'
import { selectLastResultDay } from './daily-result-store.ts'
import { assertApprovable, newestBinding } from './terms-authority.ts'
import { lockPlan, selectPlansWithVersions, type Version, writeApproved } from './terms-store.ts'

type Decision = { readonly planId: string; readonly version: number; readonly staffId: string }

/**
 * Approves terms that a colleague proposed: they are announced, and in force from their day on, for positions opened then.
 * 403 for one's own; 409 when they are decided, overtaken by others or too late, and for a closed plan.
 */
export async function approvePlanTerms(
  ctx: Context,
  tx: Tx,
  { planId, version, staffId }: Decision,
): Promise<void> {
  const [plan] = (await lockPlan(tx, planId)) ? await selectPlansWithVersions(tx, planId) : []
  if (plan === undefined) throw notFound()
  if (plan.closedAt !== null)
    throw conflict(
      await namingWhoActed(tx, because('plan_closed_already'), `plan/${planId}`, closePlanAction),
    )
  const now = ctx.clock.now()
  const proposal = plan.versions.find((each) => each.version === version)
  assertApprovable(proposal, plan.versions, { isOwn: await isOwn(tx, proposal, staffId), now })
  const { termsId, effectiveFrom, resultSource } = proposal
  // Days ahead may have been run since it was proposed, and what is booked is never changed.
  const last = await selectLastResultDay(tx, planId)
  const isOtherSource = resultSource !== (newestBinding(plan.versions)?.resultSource ?? resultSource)
  if (isOtherSource && last !== undefined && last >= utcDay(effectiveFrom)) {
    throw conflict('terms_day_begun')
  }
  await writeApproved(tx, termsId, { approvedBy: staffId, at: now })
  await announceTerms(ctx, tx, { planId, title: plan.title, effectiveFrom, isOtherSource })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'plan.approve_terms',
    subject: `plan/${planId}`,
    before: { version, state: 'proposed' },
    after: { version, state: 'announced', effective_from: effectiveFrom.toISOString() },
  })
}

/** Whether this staff member proposed these terms, or did so with another account of their mailbox. */
const isOwn = async (tx: Tx, proposal: Version | undefined, staffId: string): Promise<boolean> =>
  proposal?.madeById != null && (await isAmong(tx, staffId, [proposal.madeById]))
