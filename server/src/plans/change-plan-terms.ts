import type { TermsPreview } from '@evenmoor/contract/staff-plans'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badRequest, conflict, notFound } from '#platform/problems.ts'
import { openPositionsByTerms } from '#positions/open-positions-by-terms.ts'
import { closePlanAction, planActions } from './plan-actions.ts'
import {
  changesBetween,
  effectiveFromOf,
  figuresAsText,
  firstDayUnder,
  readFigures,
  type TermsChange,
  type TermsFigures,
  type TypedTerms,
} from './terms.ts'
import { insertVersion, lockPlan, selectPlansWithVersions, type Version } from './terms-store.ts'

export type TermsRequest = TypedTerms & { readonly planId: string; readonly based_on_version: number }

type Change = {
  readonly newest: Version
  readonly nextVersion: number
  readonly figures: TermsFigures
  readonly effectiveFrom: Date
  readonly changes: readonly TermsChange[]
}

/** What a change of terms would do, with the refusals it would meet; changes nothing. */
export async function previewPlanTerms(ctx: Context, tx: Tx, wish: TermsRequest): Promise<TermsPreview> {
  const { effectiveFrom, changes } = await plannedChange(ctx, tx, wish)
  const [plan] = await selectPlansWithVersions(tx, wish.planId)
  const positions = await openPositionsByTerms(tx)
  return {
    effective_from: effectiveFrom.toISOString(),
    first_result_day: firstDayUnder(effectiveFrom),
    changes: [...changes],
    open_positions: (plan?.versions ?? []).reduce(
      (sum, { termsId }) => sum + (positions.get(termsId) ?? 0),
      0,
    ),
  }
}

/**
 * Makes a new version of a plan's terms, in force at once or from a UTC day to come; open positions keep the version they
 * were opened under. Nobody opens a position in the plan while it is made. 404 for no plan, 400 by field, 409 for a closed
 * plan, one that somebody else changed since, and one with terms announced that would come later.
 */
export async function changePlanTerms(
  ctx: Context,
  tx: Tx,
  { staffId, reason, ...wish }: TermsRequest & { staffId: string; reason: string },
): Promise<void> {
  const { planId } = wish
  if (!(await lockPlan(tx, planId))) throw notFound()
  // Read after the lock: whoever opened a position before it did so before this moment.
  const { newest, nextVersion, figures, effectiveFrom } = await plannedChange(ctx, tx, wish)
  const { resultSource } = newest
  await insertVersion(tx, {
    planId,
    version: nextVersion,
    ...figures,
    resultSource,
    effectiveFrom,
    madeBy: staffId,
    madeAt: ctx.clock.now(),
  })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'plan.change_terms',
    subject: `plan/${planId}`,
    before: { version: newest.version, ...figuresAsText(newest) },
    after: {
      version: nextVersion,
      ...figuresAsText(figures),
      effective_from: effectiveFrom.toISOString(),
      reason,
    },
  })
}

async function plannedChange(ctx: Context, tx: Tx, wish: TermsRequest): Promise<Change> {
  const [plan] = await selectPlansWithVersions(tx, wish.planId)
  if (plan === undefined) throw notFound()
  if (plan.closedAt !== null)
    throw conflict(
      await namingWhoActed(
        tx,
        'This plan is closed: it has no new positions that other terms could be for.',
        `plan/${wish.planId}`,
        closePlanAction,
      ),
    )
  const newest = plan.versions.find(({ cancelledAt }) => cancelledAt === null)
  if (newest === undefined) throw conflict('All terms of this plan were called off. Add a new plan instead.')
  if (newest.version !== wish.based_on_version)
    throw conflict(
      await namingWhoActed(
        tx,
        'This plan was changed while you were looking. Nothing was changed by you. Look at it again.',
        `plan/${wish.planId}`,
        planActions,
      ),
    )
  const figures = readFigures(wish)
  const effectiveFrom = effectiveFromOf(wish.effective_on, ctx.clock.now())
  if (newest.effectiveFrom >= effectiveFrom) {
    throw conflict(
      `Terms of this plan are announced for ${utcDay(newest.effectiveFrom)} already. Nothing was changed. Call them off first, or choose a later day.`,
    )
  }
  const changes = changesBetween(newest, figures)
  if (changes.length === 0) throw badRequest('These are the terms as they are. Change at least one of them.')
  // Those that were called off keep their number.
  const nextVersion = (plan.versions[0]?.version ?? 0) + 1
  return { newest, nextVersion, figures, effectiveFrom, changes }
}
