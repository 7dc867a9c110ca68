import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { PlanTerms } from './plan.ts'
import { selectTermsInForce, selectTitles } from './plan-store.ts'

/** The terms that a position opened now would have; undefined for a plan that is unknown, closed or not yet begun. */
export async function findOpenPlan(ctx: Context, tx: Tx, planId: string): Promise<PlanTerms | undefined> {
  const [terms] = await selectTermsInForce(tx, ctx.clock.now(), { planId, openOnly: true })
  return terms
}

/** What each plan is called, closed ones too, by its id. */
export const planTitles = (tx: Tx): Promise<Map<string, string>> => selectTitles(tx)
