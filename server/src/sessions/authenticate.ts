import { staffRoles } from '@evenmoor/contract/staff'
import type { Context } from '#context.ts'
import type { Caller } from '#platform/http/bind.ts'
import { findByAccess } from './session-store.ts'
import { tokenHash } from './token.ts'

/** Whoever the access token belongs to, or undefined when it is unknown, expired, or its session ended. */
export async function authenticate(ctx: Context, accessToken: string): Promise<Caller | undefined> {
  const row = await findByAccess(ctx.db, tokenHash(accessToken), ctx.clock.now())
  if (row === undefined) return undefined
  const staffRole = staffRoles.find((role) => role === row.staff_role) ?? null
  return { personId: row.person_id, sessionId: row.id, staffRole }
}
