import type { PlanVersion, StaffPlan } from '@evenmoor/contract/staff-plans'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { openPositionsByTerms } from '#positions/open-positions-by-terms.ts'
import { figuresAsText } from './terms.ts'
import { type PlanWithVersions, selectPlansWithVersions, type Version } from './terms-store.ts'

/** Every plan with the versions of its terms, for staff. */
export async function listStaffPlans(ctx: Context, tx: Tx): Promise<{ results: StaffPlan[]; next: null }> {
  return { results: await described(ctx, tx, await selectPlansWithVersions(tx)), next: null }
}

/** One of them; 404 for a plan that there is not. */
export async function describeStaffPlan(ctx: Context, tx: Tx, planId: string): Promise<StaffPlan> {
  const [plan] = await described(ctx, tx, await selectPlansWithVersions(tx, planId))
  if (plan === undefined) throw notFound()
  return plan
}

async function described(ctx: Context, tx: Tx, plans: readonly PlanWithVersions[]): Promise<StaffPlan[]> {
  const now = ctx.clock.now()
  const positions = await openPositionsByTerms(tx)
  return plans.map(({ id, title, closedAt, versions }) => {
    const inForce = versions.find((version) => isInForce(version, now))
    return {
      id,
      title,
      state: closedAt !== null && closedAt <= now ? 'closed' : inForce ? 'open' : 'announced',
      closed_at: closedAt?.toISOString() ?? null,
      versions: versions.map((version) => ({
        version: version.version,
        state: stateOf(version, inForce, now),
        ...figuresAsText(version),
        result_source: version.resultSource,
        effective_from: version.effectiveFrom.toISOString(),
        made_at: version.madeAt.toISOString(),
        made_by: version.madeBy,
        open_positions: positions.get(version.termsId) ?? 0,
      })),
    }
  })
}

/** The first of a plan's versions, newest first, for which this holds is the one in force. */
const isInForce = ({ cancelledAt, effectiveFrom }: Version, now: Date): boolean =>
  cancelledAt === null && effectiveFrom <= now

function stateOf(version: Version, inForce: Version | undefined, now: Date): PlanVersion['state'] {
  if (version.cancelledAt !== null) return 'called_off'
  if (version === inForce) return 'in_force'
  return version.effectiveFrom > now ? 'announced' : 'past'
}
