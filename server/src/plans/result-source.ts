import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { PlanTerms } from './plan.ts'

type Source = PlanTerms['resultSource']
type Configured = Pick<Context, 'config'>

/**
 * Whether this installation may have results of the source. Where money moves on test networks only what two people
 * booked: an invented result would be paid out in coins that another investor holds.
 */
export const isSourceAllowed = (ctx: Configured, source: Source): boolean =>
  source === 'booked' || isPracticeOnly(ctx)

/** Where results come from under these terms: from staff, wherever the source that the terms name is not allowed. */
export const sourceInForce = (ctx: Configured, { resultSource }: Pick<PlanTerms, 'resultSource'>): Source =>
  isSourceAllowed(ctx, resultSource) ? resultSource : 'booked'
