import { type AccountFreeze, freezeHoursMin } from '@evenmoor/contract/account-freeze'

/** From when on the owner can lift a freeze that began then. */
export const canUnfreezeAt = (frozenAt: Date): Date =>
  new Date(frozenAt.getTime() + freezeHoursMin * 3_600_000)

/** A freeze as people are shown it; null for an account that is not frozen. */
export const freezeOf = ({ frozen_at: at }: { readonly frozen_at: Date | null }): AccountFreeze | null =>
  at === null ? null : { since: at.toISOString(), can_unfreeze_at: canUnfreezeAt(at).toISOString() }
