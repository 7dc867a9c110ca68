import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { tokenHash } from './subscription.ts'
import { markUnsubscribed } from './subscription-store.ts'

/** Takes the token's address off the list. An unknown token is no error, since it is on no list. */
export const unsubscribe = (ctx: Context, tx: Tx, token: string): Promise<void> =>
  markUnsubscribed(tx, tokenHash(token), ctx.clock.now())
