import type { Context } from '#context.ts'
import { tellPeople } from '#notifications/tell-people.ts'
import { holdersOfPlan } from '#positions/holders-of-plan.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'

/** Tells everyone with an open position in a plan that it gets other terms for new positions, before it does. */
export async function announceTerms(
  ctx: Context,
  tx: Tx,
  { planId, title, effectiveFrom }: { planId: string; title: string; effectiveFrom: Date },
): Promise<void> {
  const facts = { plan: title, day: utcDay(effectiveFrom) }
  await tellPeople(ctx, tx, await holdersOfPlan(tx, planId), { kind: 'plan_terms_announced', facts })
}
