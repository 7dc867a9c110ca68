import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { limits, perAddress } from '#people/limits.ts'
import { issueLinkToken } from '#people/issue-secret.ts'
import { openLink } from '#people/open-link.ts'
import { forgetPassword } from '#people/set-password.ts'
import { recordAudit } from '#people/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limit.ts'
import { lifetimeMs } from '#people/one-time-secret.ts'
import { dropNewAddresses } from '#withdrawals/drop-new-addresses.ts'
import { endEverySession } from './end-sessions.ts'
import { resetMail } from './mails.ts'

/** The address of the page behind "That was not me" in a security mail; each mail has a link of its own. */
export async function notMeUrl(ctx: Context, tx: Tx, personId: string): Promise<string> {
  const token = await issueLinkToken(ctx, tx, personId, 'not_me')
  return `${ctx.config.publicUrl}/not-me?token=${token}`
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

/**
 * What the owner of a mailbox does who did not log in or change what a mail tells of: every session ends, the password
 * opens nothing any more, changes under way are void, addresses added to the address book of late leave it with the
 * withdrawals to them that are not approved, and a link to set a new password is mailed. Works once for each
 * mail, for 72 hours. Throws 400 when the link is not good. Opens its own transactions.
 */
export async function reportNotMe(ctx: Context, token: string, origin: Origin): Promise<void> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const isDone = await ctx.transaction(async (tx) => {
    const link = await openLink(ctx, tx, token, 'not_me')
    if (link === undefined) return false
    const { person } = link
    await link.use()
    await forgetPassword(ctx, tx, person)
    await endEverySession(ctx, tx, person.id, 'not_me')
    // As long as a link is good, what it tells of may be undone by it.
    const since = new Date(ctx.clock.now().getTime() - lifetimeMs.not_me)
    await dropNewAddresses(ctx, tx, { investorId: person.id, since })
    await recordAudit(ctx, tx, {
      actorId: person.id,
      action: 'session.not_me',
      subject: `person:${person.id}`,
    })
    await mailResetLink(ctx, tx, person)
    return true
  })
  if (!isDone) {
    throw badRequest('This link was used already or is too old. Ask for a link to set a new password.')
  }
  await hit.giveBack()
}
