import type { Context } from '#context.ts'
import { firstPublishedDay } from '#market-simulation/find-months.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { announceTerms } from './announce-terms.ts'
import type { PlanTerms } from './plan.ts'
import { isSourceAllowed } from './result-source.ts'
import { newestBinding } from './terms-authority.ts'
import { insertVersion, lockPlan, selectPlansWithVersions } from './terms-store.ts'

type Change = { readonly planId: string; readonly source: PlanTerms['resultSource'] }

/**
 * Has a plan's results come from another source: from tomorrow on, or, for `market`, from the first day after today whose
 * month was published before it began. It is a new version of the plan's terms that differs in nothing else. Returns the
 * first day. Throws a 400 for an unknown plan and for a source that is not allowed on this installation's networks, a
 * 409 when later terms are announced already.
 */
export async function changeResultSource(ctx: Context, { planId, source }: Change): Promise<string> {
  if (!isSourceAllowed(ctx, source))
    throw badField(
      'source',
      `Results of the source "${source}" are for practice money only. Nothing was changed.`,
    )
  if (source === 'market') await publishMonths(ctx)
  return ctx.transaction(async (tx) => {
    const from = await firstDayFor(ctx, tx, source)
    if (!(await lockPlan(tx, planId))) throw badField('plan', `There is no plan "${planId}".`)
    const [plan] = await selectPlansWithVersions(tx, planId)
    // A proposal that waits for approval binds nobody: this overtakes it.
    const newest = newestBinding(plan?.versions ?? [])
    if (plan === undefined || newest === undefined)
      throw conflict('All terms of this plan were called off. Nothing was changed.')
    const effectiveFrom = new Date(`${from}T00:00:00Z`)
    if (newest.effectiveFrom >= effectiveFrom) {
      throw conflict(
        `Later terms of this plan are announced for ${utcDay(newest.effectiveFrom)}. Nothing was changed. Call them off first, or wait until they are in force.`,
      )
    }
    await insertVersion(tx, {
      ...newest,
      // Those that were called off keep their number.
      version: (plan.versions[0]?.version ?? 0) + 1,
      resultSource: source,
      effectiveFrom,
      madeBy: null,
      madeAt: ctx.clock.now(),
      approvedAt: ctx.clock.now(),
    })
    await announceTerms(ctx, tx, { planId, title: plan.title, effectiveFrom })
    await recordAudit(ctx, tx, {
      actorId: null,
      action: 'plan.result_source',
      subject: `plan/${planId}`,
      before: { source: newest.resultSource },
      after: { source, from },
    })
    return from
  })
}

async function firstDayFor(ctx: Context, tx: Tx, source: Change['source']): Promise<string> {
  const tomorrow = addDays(utcDay(ctx.clock.now()), 1)
  if (source !== 'market') return tomorrow
  const from = await firstPublishedDay(tx, tomorrow)
  if (from === undefined) throw new Error('no month is published although they were just now')
  return from
}
