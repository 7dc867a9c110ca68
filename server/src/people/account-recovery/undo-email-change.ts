import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { replacedEmailBehind, restoreReplacedEmail } from '#people/email-holders/replaced-emails.ts'
import { claimEmail, retryingClaim } from '#people/email-change/claim-email.ts'
import { limits, perAddress } from '../limits.ts'
import { emailChangeUndoneMail } from './mails.ts'
import { forgetSecrets } from '#people/one-time-secrets/forget-secrets.ts'
import { lockPerson, updatePerson } from '../person-store.ts'
import { recoverAccount } from './recover-account.ts'

/**
 * Restores the old address with the emailed link, once and within 72 hours. Every session ends; the password, links and
 * codes in progress are void; both mailboxes are notified. Anything added since, or in the three days before, is
 * removed: later changes of address, second factors, withdrawal addresses. Throws 400 when the link is not valid. Opens
 * its own transactions.
 */
export async function undoEmailChange(ctx: Context, token: string, origin: Origin): Promise<void> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const isDone = await retryingClaim(() => ctx.transaction((tx) => undo(ctx, tx, token)))
  if (!isDone) throw badRequest('undo_link_used')
  await hit.giveBack()
}

async function undo(ctx: Context, tx: Tx, token: string): Promise<boolean> {
  const found = await replacedEmailBehind(tx, token)
  if (found === undefined) return false
  const person = await lockPerson(tx, found.person_id)
  const replaced = await replacedEmailBehind(tx, token)
  if (replaced === undefined || ctx.clock.now() >= replaced.undo_expires_at) return false
  if (person.state === 'deactivated') return false
  if (!(await claimEmail(ctx, tx, replaced.email_key, person.id))) return false
  await updatePerson(tx, person.id, { email: replaced.email, email_key: replaced.email_key })
  await restoreReplacedEmail(tx, replaced)
  await recoverAccount(ctx, tx, person, { by: 'email_change_undone', happenedAt: replaced.replaced_at })
  // Links emailed since then went to the other mailbox.
  await forgetSecrets(tx, person.id)
  const mail = emailChangeUndoneMail(ctx.config.publicUrl, replaced.email)
  await mailTo(ctx, tx, person, mail)
  await mailTo(ctx, tx, { ...person, email: replaced.email }, mail)
  await tellPerson(ctx, tx, person.id, { kind: 'email_changed_back', facts: {} })
  return true
}
