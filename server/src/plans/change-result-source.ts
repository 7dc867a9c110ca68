import type { Context } from '#context.ts'
import { firstPublishedDay } from '#market-simulation/find-months.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { announceTerms } from './announce-terms.ts'
import { selectLastResultDay } from './daily-result-store.ts'
import type { PlanTerms } from './plan.ts'
import { isSourceAllowed } from './result-source.ts'
import { newestBinding } from './terms-authority.ts'
import { insertVersion, lockPlan, selectPlansWithVersions } from './terms-store.ts'

type Change = { readonly planId: string; readonly source: PlanTerms['resultSource'] }

/**
 * Has a plan's results come from another source: from tomorrow on, or from the day after the last that has a result already,
 * and for `market` from the first such day whose month was published before it began. It is a new version of the plan's terms that differs in nothing else. Returns the
 * first day. Throws a 400 for an unknown plan and for a source that is not allowed on this installation's networks, a
 * 409 when later terms are announced already, or no month is published that could follow.
 */
export async function changeResultSource(ctx: Context, { planId, source }: Change): Promise<string> {
  if (!isSourceAllowed(ctx, source))
    throw badField(
      'source',
      `Results of the source "${source}" are for practice money only. Nothing was changed.`,
    )
  if (source === 'market') await publishMonths(ctx)
  return ctx.transaction(async (tx) => {
    if (!(await lockPlan(tx, planId))) throw badField('plan', `There is no plan "${planId}".`)
    const from = await firstDayFor(ctx, tx, { planId, source })
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

/** After the days that have a result already: days ahead may have been run, and what is booked is never changed. */
async function firstDayFor(ctx: Context, tx: Tx, { planId, source }: Change): Promise<string> {
  const today = utcDay(ctx.clock.now())
  const booked = await selectLastResultDay(tx, planId)
  const last = booked === undefined || booked < today ? today : booked
  const next = addDays(last, 1)
  if (source !== 'market') return next
  const from = await firstPublishedDay(tx, next)
  if (from === undefined)
    throw conflict(
      `Results of this plan are booked up to ${last}, and no month after that is published yet. Nothing was changed.`,
    )
  return from
}
