import type { checkAddress } from '@evenmoor/contract/saved-addresses'
import type * as z from 'zod/mini'
import type { Context } from '#context.ts'
import type { Destination, Refused } from './check-address.ts'
import { holdMs, isUsable, usableFrom } from './saved-address.ts'

/** What the browser learns about an address before anything is requested. */
export function describeCheck(
  ctx: Context,
  found: Destination | Refused,
): z.input<typeof checkAddress.answer> {
  if ('problem' in found) {
    const { problem, lookalike = null } = found
    return { address: null, problem, lookalike, has_checksum: false, held_until: null }
  }
  const { address, hasChecksum } = found
  const until = waitOf(found, ctx.clock.now())
  return {
    address,
    problem: null,
    lookalike: null,
    has_checksum: hasChecksum,
    held_until: until?.toISOString() ?? null,
  }
}

/** How long a withdrawal to it would wait; null when it would not. */
function waitOf({ isOwnWallet, saved }: Destination, now: Date): Date | null {
  if (isOwnWallet) return null
  if (saved === undefined) return new Date(now.getTime() + holdMs)
  return isUsable(saved, now) ? null : usableFrom(saved)
}
