import { raiseAlert } from '#alerts/raise-alert.ts'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'

/** Alerts the administrators that a change of a plan waits for one of them. */
export const alertOfProposal = (
  ctx: Context,
  tx: Tx,
  { planId, title }: { planId: string; title: string },
): Promise<void> => raiseAlert(ctx, tx, { kind: 'terms_proposed', subject: planId, facts: { plan: title } })
