import type { LimitName } from '#settings/money.ts'
import type { Context } from '#context.ts'

/** The settings that bound money, by their place in the configuration. */
export const limitSettings = {
  secondApprovalAboveMinor: 'SECOND_APPROVAL_ABOVE',
  depositApprovalAboveMinor: 'DEPOSIT_APPROVAL_ABOVE',
  referralBonusMinor: 'REFERRAL_BONUS',
} as const satisfies Readonly<Record<LimitName, string>>

/** What a setting that bounds money comes to now, in millionths of a dollar: a changed one counts 24 hours after the start. */
export const limitInForce = (ctx: Dated, name: LimitName): bigint =>
  standingEarlier(ctx, name)?.valueMinor ?? ctx.config[name]

/** What the setting comes to next, and from when; null where no change of it is coming. */
export function limitAhead(
  ctx: Dated,
  name: LimitName,
): { readonly valueMinor: bigint; readonly from: Date } | null {
  const earlier = standingEarlier(ctx, name)
  return earlier === undefined ? null : { valueMinor: ctx.config[name], from: earlier.until }
}

type Dated = Pick<Context, 'config' | 'clock'>

function standingEarlier({ config, clock }: Dated, name: LimitName) {
  const earlier = config.earlierLimits?.[name]
  return earlier !== undefined && clock.now() < earlier.until ? earlier : undefined
}
