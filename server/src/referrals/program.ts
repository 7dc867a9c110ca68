import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'

/** Whether first investments bring bonuses here, and what one is; or why there are none. */
export type Program =
  | { readonly isOn: true; readonly amountMinor: bigint }
  | { readonly isOn: false; readonly offBecause: 'test_networks' | 'operator' }

/** Bonuses are practice credit: there are none with test coins, nor where the operator set them to nothing. */
export function programOf(ctx: Pick<Context, 'config'>): Program {
  if (!isPracticeOnly(ctx)) return { isOn: false, offBecause: 'test_networks' }
  const amountMinor = ctx.config.referralBonusMinor
  return amountMinor === 0n ? { isOn: false, offBecause: 'operator' } : { isOn: true, amountMinor }
}
