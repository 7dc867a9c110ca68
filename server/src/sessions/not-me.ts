import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { issueEmailTokens, issueLinkToken } from '#people/one-time-secrets/issue-secret.ts'
import type { SecurityLinks } from '#mails/security-actions.ts'
import { freezeLinkWith } from '#people/account-freeze/freeze-link.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { resetMail } from './mails.ts'

/** The links of a security email: "That wasn't me" and freezing the account; each email has its own. */
export async function securityLinks(ctx: Context, tx: Tx, personId: string): Promise<SecurityLinks> {
  const tokens = await issueEmailTokens(ctx, tx, { personId }, 'not_me', 'freeze_account')
  const notMeUrl = `${ctx.config.publicUrl}/not-me?token=${tokens.not_me}`
  return { notMeUrl, ...freezeLinkWith(ctx, tokens.freeze_account) }
}

/** The mail with a link to set a new password; earlier ones are void. The person must be locked already. */
export async function mailResetLink(
  ctx: Context,
  tx: Tx,
  person: { id: string; email: string; locale: string },
): Promise<void> {
  const mailId = uuidv7()
  const token = await issueLinkToken(ctx, tx, person.id, 'reset_password', mailId)
  const url = `${ctx.config.publicUrl}/reset_password_confirm?token=${token}`
  await mailTo(ctx, tx, person, resetMail(url), { id: mailId })
}
