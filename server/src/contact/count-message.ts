import type { Context } from '#context.ts'
import { raiseAlert } from '#alerts/raise-alert.ts'
import { limitFacts } from '#alerts/watch-flood.ts'
import { ipNetworkOf } from '#platform/ip-network.ts'
import { countHit, LimitFull } from '#platform/rate-limits/rate-limit.ts'
import { contactLimit, contactLimitOfAll, contactLimitOfPerson } from './contact-message.ts'

/**
 * Counts a message before it is taken. Throws 429 after five in an hour from one address or person, and for people who are
 * not signed in also after thirty of all together; staff are alerted of that. Opens its own transactions.
 */
export async function countMessage(
  ctx: Context,
  { address, personId }: { readonly address: string; readonly personId?: string },
): Promise<void> {
  try {
    await countHit(ctx, [
      { limit: contactLimit, subject: ipNetworkOf(address) },
      personId === undefined
        ? { limit: contactLimitOfAll, subject: '' }
        : { limit: contactLimitOfPerson, subject: personId },
    ])
  } catch (error) {
    if (error instanceof LimitFull && error.limits.includes(contactLimitOfAll)) {
      const facts = limitFacts(contactLimitOfAll)
      await ctx.transaction((tx) => raiseAlert(ctx, tx, { kind: 'messages_many', facts }))
    }
    throw error
  }
}
