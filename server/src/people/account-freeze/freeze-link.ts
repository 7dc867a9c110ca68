import type { Context } from '#context.ts'
import type { FreezeLink } from '#mails/security-actions.ts'
import { issueEmailTokens } from '#people/one-time-secrets/issue-secret.ts'
import { lifetimeMs } from '#people/one-time-secrets/one-time-secret.ts'
import type { Tx } from '#platform/database/pool.ts'

/** The freeze link of one email, and until when it and the email's other links work. */
export async function freezeLink(ctx: Context, tx: Tx, personId: string): Promise<FreezeLink> {
  const { freeze_account: token } = await issueEmailTokens(ctx, tx, { personId }, 'freeze_account')
  return freezeLinkWith(ctx, token)
}

/** The same with a token that was issued together with those of the email's other links. */
export const freezeLinkWith = (ctx: Context, token: string): FreezeLink => ({
  freezeUrl: `${ctx.config.publicUrl}/freeze?token=${token}`,
  until: new Date(ctx.clock.now().getTime() + lifetimeMs.freeze_account),
})
