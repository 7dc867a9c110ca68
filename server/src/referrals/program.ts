import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { limitAhead, limitInForce } from '#system/limit-in-force.ts'

/** Whether first investments bring bonuses here, and what one is; or why there are none. */
export type Program =
  | { readonly isOn: true; readonly amountMinor: bigint }
  | { readonly isOn: false; readonly offBecause: 'test_networks' | 'operator' }

/** Bonuses are practice credit: there are none with test coins, or when the operator set them to zero. */
export function programOf(ctx: Pick<Context, 'config' | 'clock'>): Program {
  if (!isPracticeOnly(ctx)) return { isOn: false, offBecause: 'test_networks' }
  const amountMinor = limitInForce(ctx, 'referralBonusMinor')
  return amountMinor === 0n ? { isOn: false, offBecause: 'operator' } : { isOn: true, amountMinor }
}

/** The bonus that comes in place of this one, in millionths of a dollar; zero where there will be none. */
export const bonusAhead = (ctx: Pick<Context, 'config' | 'clock'>) =>
  isPracticeOnly(ctx) ? limitAhead(ctx, 'referralBonusMinor') : null
