import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { limits, perAddress } from '../limits.ts'
import { readReferralCode } from './referral-code.ts'
import { findReferrer } from '../person-store.ts'

/** Whether a referral code exists. Throws 429 after sixty in an hour from one place. Opens its own transactions. */
export async function isReferralCodeKnown(ctx: Context, typed: string, origin: Origin): Promise<boolean> {
  await countHit(ctx, [perAddress(limits.referralCode.address, origin)])
  const code = readReferralCode(typed)
  if (code === undefined) return false
  return ctx.transaction(async (tx) => (await findReferrer(tx, code)) !== undefined)
}
