import type { Context } from '#context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { callerOf } from './caller.ts'
import type { Tx } from '#platform/database/pool.ts'
import { findByAccess } from './session-store.ts'
import { tokenHash } from './token.ts'

/** Whoever the access token belongs to, or undefined when it is unknown, expired, or its session ended. */
export async function authenticate(ctx: Context, accessToken: string, tx?: Tx): Promise<Caller | undefined> {
  const now = ctx.clock.now()
  const row = await findByAccess(tx ?? ctx.db, tokenHash(accessToken), now)
  return row && callerOf(row, now)
}
