import type { Context } from '#context.ts'
import type { Caller } from '#platform/http/bind.ts'
import { callerOf } from './caller.ts'
import { findByAccess } from './session-store.ts'
import { tokenHash } from './token.ts'

/** Whoever the access token belongs to, or undefined when it is unknown, expired, or its session ended. */
export async function authenticate(ctx: Context, accessToken: string): Promise<Caller | undefined> {
  const now = ctx.clock.now()
  const row = await findByAccess(ctx.db, tokenHash(accessToken), now)
  return row && callerOf(row, now)
}
