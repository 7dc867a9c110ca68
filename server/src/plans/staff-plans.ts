import { sql } from 'kysely'
import { refusalFields } from '#platform/english.ts'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { listStaffPlans, PlanVersion, StaffPlan } from '@evenmoor/contract/staff-plans'
import type { Context } from '#context.ts'
import { addressesOf, samePersonAs } from '#people/staff-accounts/second-person.ts'
import { inOneStatement } from '#platform/database/in-one-statement.ts'
import type { Database } from '#platform/database/pool.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { openPositionsByTerms, openPositionsFrom } from '#positions/open-positions-by-terms.ts'
import { isProposed } from './terms-authority.ts'
import { figuresAsText } from './terms.ts'
import {
  makersOf,
  plansFrom,
  type PlanRow,
  planRows,
  plansWithVersions,
  type Version,
} from './terms-store.ts'

/** The plans as staff list them. */
export const staffPlansSource: ListSource<typeof listStaffPlans, PlanRow> = {
  rows: (db, filter, { ctx }) => planRows(db, ctx.clock.now(), filter),
  sortColumns: { order: 'sort', title: 'sort_title', min_deposit: 'min_minor', daily_rate: 'rate_ppm' },
  describe: async ({ ctx, db, caller }, rows) => {
    const all = await described(ctx, db, { readerId: caller.personId })
    return rows.flatMap((row) => all.find(({ id }) => id === row.id) ?? [])
  },
}

/** One of them; 404 for a plan that there is not. */
export async function describeStaffPlan(
  ctx: Context,
  db: Database,
  planId: string,
  readerId: string,
): Promise<StaffPlan> {
  const [plan] = await described(ctx, db, { readerId, planId })
  if (plan === undefined) throw notFound()
  return plan
}

async function described(
  ctx: Context,
  db: Database,
  { readerId, planId }: { readerId: string; planId?: string },
): Promise<StaffPlan[]> {
  const now = ctx.clock.now()
  const found = await inOneStatement(db, {
    ...plansWithVersions(db, planId),
    positions: openPositionsByTerms(db),
    makers: addressesOf(db, sql`${makersOf(planId)} || ${readerId}::uuid`),
  })
  const positions = openPositionsFrom(found.positions)
  const readers = samePersonAs(readerId, found.makers)
  return plansFrom(found).map(({ id, title, closedAt, versions }) => {
    const inForce = versions.find((version) => isInForce(version, now))
    const shown = inForce ?? versions.find(({ canceledAt }) => canceledAt === null) ?? versions[0]
    if (shown === undefined) throw new Error(`plan ${id} has no terms`)
    const told = versions.map((version) => ({
      version: version.version,
      state: stateOf(version, inForce, now),
      ...figuresAsText(version),
      result_source: version.resultSource,
      effective_from: version.effectiveFrom.toISOString(),
      made_at: version.madeAt.toISOString(),
      made_by: version.madeBy,
      approved_by: version.approvedBy,
      ...refusalFields(
        'blocked',
        stateOf(version, inForce, now) === 'proposed' ? blockedReason(version, readers) : null,
      ),
      open_positions: positions.get(version.termsId) ?? 0,
    }))
    return {
      id,
      title,
      state: closedAt !== null && closedAt <= now ? 'closed' : inForce ? 'open' : 'announced',
      closed_at: closedAt?.toISOString() ?? null,
      ...figuresAsText(shown),
      result_source: shown.resultSource,
      announced_from: told.find(({ state }) => state === 'announced')?.effective_from ?? null,
      open_positions: told.reduce((sum, { open_positions }) => sum + open_positions, 0),
      versions: told,
    }
  })
}

/** True for versions that have come into force. The newest of these is the one in force. */
const isInForce = ({ approvedAt, canceledAt, effectiveFrom }: Version, now: Date): boolean =>
  approvedAt !== null && canceledAt === null && effectiveFrom <= now

/** Why a reader may not approve a proposal; null when they may, by their role. */
const blockedReason = ({ madeById }: Version, readers: ReadonlySet<string>): Refusal | null =>
  madeById !== null && readers.has(madeById) ? because('own_proposal') : null

function stateOf(version: Version, inForce: Version | undefined, now: Date): PlanVersion['state'] {
  if (version.canceledAt !== null) return 'called_off'
  if (version === inForce) return 'in_force'
  if (version.approvedAt === null) return isProposed(version, now) ? 'proposed' : 'lapsed'
  return version.effectiveFrom > now ? 'announced' : 'past'
}
