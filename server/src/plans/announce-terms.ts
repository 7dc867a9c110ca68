import type { Context } from '#context.ts'
import { tellPeople } from '#notifications/tell-people.ts'
import { holdersOfPlan } from '#positions/holders-of-plan.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { announcedMail } from './mails.ts'

type Announcement = {
  readonly planId: string
  readonly title: string
  readonly effectiveFrom: Date
  /** Results come from another source, for open positions too; other terms are for new positions only. */
  readonly isOtherSource: boolean
}

/** Tells everyone with an open position in a plan that it changes, before it does: in the app, and by mail as they want it. */
export async function announceTerms(
  ctx: Context,
  tx: Tx,
  { planId, title, effectiveFrom, isOtherSource }: Announcement,
): Promise<void> {
  const kind = isOtherSource ? 'plan_source_announced' : 'plan_terms_announced'
  const facts = { plan: title, day: utcDay(effectiveFrom) }
  const letter = announcedMail(ctx.config.publicUrl, { title, effectiveFrom, isOtherSource })
  await tellPeople(ctx, tx, await holdersOfPlan(tx, planId), { kind, facts }, letter)
}
