import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { issueLinkToken } from '#people/one-time-secrets/issue-secret.ts'
import type { SecurityLinks } from '#mails/security-actions.ts'
import { freezeLink } from '#people/account-freeze/freeze-link.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { resetMail } from './mails.ts'

/** The links of a security email: "That wasn't me" and freezing the account; each email has its own. */
export async function securityLinks(ctx: Context, tx: Tx, personId: string): Promise<SecurityLinks> {
  const token = await issueLinkToken(ctx, tx, personId, 'not_me')
  const notMeUrl = `${ctx.config.publicUrl}/not-me?token=${token}`
  return { notMeUrl, ...(await freezeLink(ctx, tx, personId)) }
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
