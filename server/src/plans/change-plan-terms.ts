import { because } from '@evenmoor/contract/refusals'
import type { TermsPreview } from '@evenmoor/contract/staff-plans'
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badRequest, conflict, notFound } from '#platform/problems.ts'
import { openPositionsByTerms, openPositionsFrom } from '#positions/open-positions-by-terms.ts'
import { alertOfProposal } from './alert-of-proposal.ts'
import { announceTerms } from './announce-terms.ts'
import { closePlanAction, planActions, proposeTermsAction } from './plan-actions.ts'
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
import { firstDayOfTerms, isProposed, newestBinding, takesColleague } from './terms-authority.ts'
import { insertVersion, lockPlan, selectPlansWithVersions, type Version } from './terms-store.ts'

export type TermsRequest = TypedTerms & { readonly planId: string; readonly based_on_version: number }

type Change = {
  readonly title: string
  readonly newest: Version
  readonly nextVersion: number
  /** A colleague has to approve it. */
  readonly isProposal: boolean
  readonly figures: TermsFigures
  readonly effectiveFrom: Date
  readonly changes: readonly TermsChange[]
}

/** What a change of terms would do, with the refusals it would meet; changes nothing. */
export async function previewPlanTerms(
  ctx: Context,
  tx: Tx,
  wish: TermsRequest & { staffId: string },
): Promise<TermsPreview> {
  const { effectiveFrom, changes, isProposal } = await plannedChange(ctx, tx, wish)
  const [plan] = await selectPlansWithVersions(tx, wish.planId)
  const positions = openPositionsFrom(await openPositionsByTerms(tx).execute())
  return {
    effective_from: effectiveFrom.toISOString(),
    first_result_day: firstDayUnder(effectiveFrom),
    takes_colleague: isProposal,
    changes: [...changes],
    open_positions: (plan?.versions ?? []).reduce(
      (sum, { termsId }) => sum + (positions.get(termsId) ?? 0),
      0,
    ),
  }
}

/**
 * Proposes a new version of a plan's terms, in force from a UTC day to come once a colleague approved it; open positions
 * keep the version they were opened under. Where there is no other administrator it is announced at once and waits for 24
 * hours at least. 404 for no plan, 400 by field, 409 for a closed plan, one that somebody else changed since or whose
 * change waits for approval, and one with terms announced that would come later.
 */
export async function changePlanTerms(
  ctx: Context,
  tx: Tx,
  { staffId, reason, ...wish }: TermsRequest & { staffId: string; reason: string },
): Promise<void> {
  const { planId } = wish
  if (!(await lockPlan(tx, planId))) throw notFound()
  // Read after the lock: every position opened before it has an earlier time than this.
  const change = await plannedChange(ctx, tx, { ...wish, staffId })
  const { title, newest, nextVersion, figures, effectiveFrom, isProposal } = change
  const { resultSource } = newest
  const now = ctx.clock.now()
  await insertVersion(tx, {
    planId,
    version: nextVersion,
    ...figures,
    resultSource,
    effectiveFrom,
    madeBy: staffId,
    madeAt: now,
    approvedAt: isProposal ? null : now,
  })
  if (isProposal) await alertOfProposal(ctx, tx, { planId, title })
  else await announceTerms(ctx, tx, { planId, title, effectiveFrom, isOtherSource: false })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'plan.change_terms',
    subject: `plan/${planId}`,
    before: { version: newest.version, ...figuresAsText(newest) },
    after: {
      version: nextVersion,
      ...figuresAsText(figures),
      effective_from: effectiveFrom.toISOString(),
      state: isProposal ? 'proposed' : 'announced',
      reason,
    },
  })
}

async function plannedChange(
  ctx: Context,
  tx: Tx,
  wish: TermsRequest & { staffId: string },
): Promise<Change> {
  const [plan] = await selectPlansWithVersions(tx, wish.planId)
  if (plan === undefined) throw notFound()
  if (plan.closedAt !== null)
    throw conflict(
      await namingWhoActed(tx, because('plan_closed_no_terms'), `plan/${wish.planId}`, closePlanAction),
    )
  const now = ctx.clock.now()
  if (plan.versions.some((version) => isProposed(version, now))) {
    throw conflict(
      await namingWhoActed(tx, because('plan_change_waiting'), `plan/${wish.planId}`, proposeTermsAction),
    )
  }
  const newest = newestBinding(plan.versions)
  if (newest === undefined) throw conflict('all_terms_called_off')
  // Whoever looked saw the newest that there was, also one whose day came without an approval.
  const seen = plan.versions.find(({ canceledAt }) => canceledAt === null)
  if (![newest.version, seen?.version].includes(wish.based_on_version))
    throw conflict(await namingWhoActed(tx, because('plan_changed'), `plan/${wish.planId}`, planActions))
  const figures = readFigures(wish)
  const isProposal = await takesColleague(ctx, tx, wish.staffId)
  const firstDay = firstDayOfTerms(now, { hasColleague: isProposal })
  const effectiveFrom = effectiveFromOf(wish.effective_on, { now, firstDay })
  if (newest.effectiveFrom >= effectiveFrom) {
    throw conflict('terms_announced_already', { announced_day: utcDay(newest.effectiveFrom) })
  }
  const changes = changesBetween(newest, figures)
  if (changes.length === 0) throw badRequest('terms_unchanged')
  // Those that were called off keep their number.
  const nextVersion = (plan.versions[0]?.version ?? 0) + 1
  return { title: plan.title, newest, nextVersion, isProposal, figures, effectiveFrom, changes }
}
