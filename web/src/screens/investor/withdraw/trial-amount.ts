import type { SavedAddress } from '@evenmoor/contract/saved-addresses'
import { usdMinor } from '#forms/usd-amount.ts'

/** Where the fee of 1 % is not rounded up: for less, as much would be paid and less would arrive. */
export const trialAmount = '1.00'

/**
 * Whether a small amount is worth sending first: to an address where nothing has arrived yet, and where more than that
 * is to go. `isNew` is one that is not in the address book and is not the own wallet.
 */
export function isTrialUseful(amount: string, saved: SavedAddress | undefined, isNew: boolean): boolean {
  const isNeverUsed = saved === undefined ? isNew : saved.times_used === 0
  return isNeverUsed && usdMinor(amount) > usdMinor(trialAmount)
}
