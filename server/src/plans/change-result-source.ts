import type { Context } from '#context.ts'
import { firstPublishedDay } from '#market-simulation/find-months.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { alertOfProposal } from './alert-of-proposal.ts'
import { announceTerms } from './announce-terms.ts'
import { selectLastResultDay } from './daily-result-store.ts'
import type { PlanTerms } from './plan.ts'
import { isSourceAllowed } from './result-source.ts'
import { firstDayOfTerms, isProposed, newestBinding, operatorTakesColleague } from './terms-authority.ts'
import { insertVersion, lockPlan, selectPlansWithVersions } from './terms-store.ts'

type Change = { readonly planId: string; readonly source: PlanTerms['resultSource'] }

/** The first day of another source, and whether it still waits for an administrator. */
export type SourceChange = { readonly from: string; readonly isProposal: boolean }

/**
 * Has a plan's results come from another source, as the operator wants it: once an administrator approved it where there are
 * two of them, else announced at once and from the first UTC day after 24 hours (docs/decisions/0103). Never for a day that
 * has a result already, and for `market` from the first such day whose month was published before it began. It is a new
 * version of the plan's terms that differs in nothing else. Throws a 400 for an unknown plan and for a source that is not
 * allowed on this installation's networks, a 409 when later terms are announced already, a change waits for approval, or no
 * month is published that could follow.
 */
export async function changeResultSource(ctx: Context, change: Change): Promise<SourceChange> {
  await prepareSource(ctx, change.source)
  return ctx.transaction(async (tx) => {
    const isProposal = await operatorTakesColleague(ctx, tx)
    const notBefore = firstDayOfTerms(ctx.clock.now(), { hasColleague: isProposal })
    const from = await insertSource(ctx, tx, { ...change, isProposal, notBefore })
    return { from, isProposal }
  })
}

/** Throws a 400 for a source that is not allowed here, and publishes the months that it needs. */
export async function prepareSource(ctx: Context, source: Change['source']): Promise<void> {
  if (!isSourceAllowed(ctx, source)) throw badField('source', 'results_practice_only', { source })
  if (source === 'market') await publishMonths(ctx)
}

/** Writes the version that changes the source, announced or proposed, and gives its first day, `notBefore` or later. */
export async function insertSource(
  ctx: Context,
  tx: Tx,
  { isProposal, notBefore, ...change }: Change & { isProposal: boolean; notBefore: string },
): Promise<string> {
  const { planId, source } = change
  if (!(await lockPlan(tx, planId))) throw badField('plan', 'plan_id_unknown', { plan: planId })
  const from = await firstDayFor(tx, change, notBefore)
  const [plan] = await selectPlansWithVersions(tx, planId)
  const newest = newestBinding(plan?.versions ?? [])
  if (plan === undefined || newest === undefined) throw conflict('plan_terms_all_off')
  const now = ctx.clock.now()
  // What is announced at once overtakes a proposal, which binds nobody.
  if (isProposal && plan.versions.some((version) => isProposed(version, now)))
    throw conflict('plan_change_waiting')
  const effectiveFrom = new Date(`${from}T00:00:00Z`)
  if (newest.effectiveFrom >= effectiveFrom) {
    throw conflict('later_terms_announced', { announced_day: utcDay(newest.effectiveFrom) })
  }
  await insertVersion(tx, {
    ...newest,
    // Those that were called off keep their number.
    version: (plan.versions[0]?.version ?? 0) + 1,
    resultSource: source,
    effectiveFrom,
    madeBy: null,
    madeAt: now,
    approvedAt: isProposal ? null : now,
  })
  const { title } = plan
  if (isProposal) await alertOfProposal(ctx, tx, { planId, title })
  else await announceTerms(ctx, tx, { planId, title, effectiveFrom, isOtherSource: true })
  await recordAudit(ctx, tx, {
    actorId: null,
    action: 'plan.result_source',
    subject: `plan/${planId}`,
    before: { source: newest.resultSource },
    after: { source, from, state: isProposal ? 'proposed' : 'announced' },
  })
  return from
}

/** After the days that have a result already: days ahead may have been run, and what is booked is never changed. */
async function firstDayFor(tx: Tx, { planId, source }: Change, notBefore: string): Promise<string> {
  const booked = await selectLastResultDay(tx, planId)
  const next = booked === undefined || booked < notBefore ? notBefore : addDays(booked, 1)
  if (source !== 'market') return next
  const from = await firstPublishedDay(tx, next)
  if (from === undefined) throw conflict('results_booked_up_to', { last_day: addDays(next, -1) })
  return from
}
