import type { Context } from '#context.ts'
import { dropNewFactors } from '#factors/drop-new-factors.ts'
import { mailTo } from '#mails/mail-to.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limit.ts'
import { endEverySession } from '#sessions/end-sessions.ts'
import { dropNewAddresses } from '#withdrawals/drop-new-addresses.ts'
import { deleteReplacedSince, findReplacedEmail } from './email-change-store.ts'
import { freeAddress } from './free-address.ts'
import { limits, perAddress } from './limits.ts'
import { emailChangeUndoneMail } from './mails.ts'
import { lifetimeMs, linkHash } from './one-time-secret.ts'
import { deleteSecretsOf } from './one-time-secret-store.ts'
import { lockPerson, updatePerson } from './person-store.ts'
import { recordAudit } from './record-audit.ts'
import { forgetPassword } from './set-password.ts'

/**
 * Brings the old address back by the link in its mail, once and within 72 hours. Every session ends, the password, links and
 * codes under way are void, and both mailboxes are told. What was added since, or in the three days before, goes with it:
 * later changes of the address, second factors, withdrawal addresses. Throws 400 when the link is not good. Opens its own transactions.
 */
export async function undoEmailChange(ctx: Context, token: string, origin: Origin): Promise<void> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const isDone = await ctx.transaction((tx) => undo(ctx, tx, token))
  if (!isDone)
    throw badRequest('This link was used already or is too old. Contact support if that address is yours.')
  await hit.giveBack()
}

async function undo(ctx: Context, tx: Tx, token: string): Promise<boolean> {
  const found = await findReplacedEmail(tx, linkHash(token))
  if (found === undefined) return false
  const person = await lockPerson(tx, found.person_id)
  const replaced = await findReplacedEmail(tx, linkHash(token))
  if (replaced === undefined || ctx.clock.now() >= replaced.undo_expires_at) return false
  if (person.state === 'deactivated') return false
  if (!(await freeAddress(ctx, tx, replaced.email_key, person.id))) return false
  await updatePerson(tx, person.id, { email: replaced.email, email_key: replaced.email_key })
  await deleteReplacedSince(tx, person.id, replaced.replaced_at)
  await forgetPassword(ctx, tx, person)
  await deleteSecretsOf(tx, person.id)
  await endEverySession(ctx, tx, person.id, 'email_change_undone')
  // Who took the address may have made themselves at home in the days before.
  const since = new Date(replaced.replaced_at.getTime() - lifetimeMs.not_me)
  await dropNewFactors(ctx, tx, { personId: person.id, since })
  await dropNewAddresses(ctx, tx, { investorId: person.id, since })
  await recordAudit(ctx, tx, {
    actorId: person.id,
    action: 'email.change_undone',
    subject: `person:${person.id}`,
  })
  const mail = emailChangeUndoneMail(ctx.config.publicUrl, replaced.email)
  await mailTo(ctx, tx, person, mail)
  await mailTo(ctx, tx, { ...person, email: replaced.email }, mail)
  await tellPerson(ctx, tx, person.id, { kind: 'email_changed_back', facts: {} })
  return true
}
