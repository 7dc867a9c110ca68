import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { issueLinkToken } from '#people/one-time-secrets/issue-secret.ts'

/** A new one-time link for a member of staff, valid for 24 h; earlier ones are void. */
export const staffLink = async (ctx: Context, tx: Tx, personId: string): Promise<string> =>
  `${ctx.config.publicUrl}/staff-link?token=${await issueLinkToken(ctx, tx, personId, 'staff_link')}`
