import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badRequest } from '#platform/problems.ts'
import { confirmWithinMs, tokenHash } from './subscription.ts'
import { markConfirmed } from './subscription-store.ts'

/** Puts the token's address on the list. Repeating it changes nothing. */
export async function confirmSubscription(ctx: Context, tx: Tx, token: string): Promise<void> {
  const now = ctx.clock.now()
  const mailedAfter = new Date(now.getTime() - confirmWithinMs)
  if (!(await markConfirmed(tx, { confirmHash: tokenHash(token), mailedAfter, now })))
    throw badRequest('newsletter_link_invalid')
}
