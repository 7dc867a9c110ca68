import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { cancelTermsAction, closePlanAction } from './plan-actions.ts'
import { lockPlan, selectPlansWithVersions, writeCanceled, writeClosed } from './terms-store.ts'

type Decision = { readonly planId: string; readonly staffId: string; readonly reason: string }

/** Closes a plan to new positions; open ones continue. 409 when it is already closed. */
export async function closePlan(ctx: Context, tx: Tx, { planId, staffId, reason }: Decision): Promise<void> {
  const plan = await lockedPlan(tx, planId)
  if (plan.closedAt !== null)
    throw conflict(
      await namingWhoActed(tx, because('plan_closed_already'), `plan/${planId}`, closePlanAction),
    )
  const now = ctx.clock.now()
  await writeClosed(tx, planId, now)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'plan.close',
    subject: `plan/${planId}`,
    before: { closed_at: null },
    after: { closed_at: now.toISOString(), reason },
  })
}

/** Calls off terms before they come into force. 409 for any other version; the terms in force don't change. */
export async function cancelPlanTerms(
  ctx: Context,
  tx: Tx,
  { planId, staffId, reason, version }: Decision & { version: number },
): Promise<void> {
  const plan = await lockedPlan(tx, planId)
  const now = ctx.clock.now()
  const announced = plan.versions.find((each) => each.version === version)
  if (announced === undefined || announced.canceledAt !== null || announced.effectiveFrom <= now) {
    const refusal = because('terms_not_announced')
    const wasFaster = announced?.canceledAt ? cancelTermsAction : {}
    throw conflict(await namingWhoActed(tx, refusal, `plan/${planId}`, wasFaster))
  }
  await writeCanceled(tx, announced.termsId, now)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'plan.call_off_terms',
    subject: `plan/${planId}`,
    before: {
      version,
      state: announced.approvedAt === null ? 'proposed' : 'announced',
      effective_from: announced.effectiveFrom.toISOString(),
    },
    after: { version, state: 'called_off', reason },
  })
}

async function lockedPlan(tx: Tx, planId: string) {
  const [plan] = (await lockPlan(tx, planId)) ? await selectPlansWithVersions(tx, planId) : []
  if (plan === undefined) throw notFound()
  return plan
}
