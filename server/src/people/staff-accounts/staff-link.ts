import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { issueLinkToken, issueOneMoreLinkToken } from '#people/one-time-secrets/issue-secret.ts'

/**
 * A fresh one-time link for a member of staff, good for 24 h. Earlier ones are void, unless `keepsEarlier`: then those stay
 * good until one of them is used.
 */
export async function staffLink(
  ctx: Context,
  tx: Tx,
  personId: string,
  { keepsEarlier = false } = {},
): Promise<string> {
  const issue = keepsEarlier ? issueOneMoreLinkToken : issueLinkToken
  return `${ctx.config.publicUrl}/staff-link?token=${await issue(ctx, tx, personId, 'staff_link')}`
}
