import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { unavailable } from '#platform/problems.ts'
import type { Deposit } from '../deposit.ts'
import { isOwnAddress } from './address-seal.ts'
import { raiseAddressAlarm } from './raise-address-alarm.ts'

/**
 * Proves that a stored address is the one that was made for its deposit. Throws 503 when it is not: somebody changed
 * it, and nobody may pay to it (trust.md, C09).
 */
export async function assertOwnAddress(ctx: Context, deposit: Deposit): Promise<void> {
  if (await isOwnAddress(ctx, deposit)) return
  const refusal = unavailable(because('checkout_address_unverified'), 60)
  throw refusal.leaving(() => raiseAddressAlarm(ctx, deposit))
}
