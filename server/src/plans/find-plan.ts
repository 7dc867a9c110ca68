import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import type { PlanTerms } from './plan.ts'
import { shareLockPlan, selectTermsInForce, selectTitles } from './plan-store.ts'

/** A plan that an investor chose, and the version of its terms that they were shown. */
export type ChosenPlan = { readonly planId: string; readonly termsVersion?: number | undefined }

/**
 * The terms that a position opened at this moment has. No other version comes into force before the transaction ends.
 * Throws a 400 for a plan that is unknown, closed or not begun, and a 409 when other terms were shown.
 */
export async function termsToOpenUnder(
  ctx: Context,
  tx: Tx,
  { planId, termsVersion }: ChosenPlan,
): Promise<PlanTerms & { readonly at: Date }> {
  await shareLockPlan(tx, planId)
  // The moment comes after the wait: a version that was made meanwhile is in force by it.
  const at = ctx.clock.now()
  const [terms] = await selectTermsInForce(tx, at, { planId, openOnly: true })
  if (terms === undefined) {
    throw badField('plan_id', 'plan_not_open')
  }
  if (termsVersion !== undefined && termsVersion !== terms.version) {
    throw conflict('terms_changed', { title: terms.title })
  }
  return { ...terms, at }
}

/** What each plan is called, closed ones too, by its id. */
export const planTitles = (tx: Tx): Promise<Map<string, string>> => selectTitles(tx)
