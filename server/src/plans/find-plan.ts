import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { badField, conflict } from '#platform/problems.ts'
import type { PlanTerms } from './plan.ts'
import { selectTermsToOpen, selectTitles, shareLockPlan } from './plan-store.ts'

export { planTitleOf } from './terms-store.ts'

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
  const [, versions] = await together(shareLockPlan(tx, planId), selectTermsToOpen(tx, planId))
  // The moment comes after the wait: a version that was made meanwhile is in force by it.
  const at = ctx.clock.now()
  const version = versions.find(({ effectiveFrom }) => effectiveFrom <= at)
  if (version === undefined || (version.closedAt !== null && version.closedAt <= at)) {
    throw badField('plan_id', 'plan_not_open')
  }
  const { terms } = version
  if (termsVersion !== undefined && termsVersion !== terms.version) {
    throw conflict('terms_changed', { title: terms.title })
  }
  return { ...terms, at }
}

/** What each plan is called, closed ones too, by its id. */
export const planTitles = (tx: Tx): Promise<Map<string, string>> => selectTitles(tx)
