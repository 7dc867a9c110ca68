import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { freezeLink } from '#people/account-freeze/freeze-link.ts'
import { keepReplacedEmail } from '#people/email-holders/replaced-emails.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badRequest } from '#platform/problems.ts'
import {
  type EmailChange,
  countWrongCodes,
  deleteEmailChange,
  lockEmailChange,
} from './email-change-store.ts'
import { claimEmail, retryingClaim } from './claim-email.ts'
import { emailChangedMail, emailTakenAwayMail } from './mails.ts'
import { codeHash, codeTriesMax, isSameHash, readCode } from '#people/one-time-secrets/one-time-secret.ts'
import { type Person, lockPerson, updatePerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { voidLinksUnderWay } from '#people/one-time-secrets/void-links-under-way.ts'

type Codes = { readonly oldCode: string | null | undefined; readonly newCode: string }

/**
 * Changes the address with the codes from both mailboxes, and emails the old one a link that undoes it for 72 hours. A
 * wrong try stays counted; after five the codes are void. One text refuses everything that does not match. Opens its
 * own transaction.
 */
export async function confirmEmailChange(ctx: Context, personId: string, codes: Codes): Promise<void> {
  const isDone = await retryingClaim(() => ctx.transaction((tx) => redeemCodes(ctx, tx, personId, codes)))
  // Thrown after the commit: what was counted stays counted.
  if (!isDone) {
    throw badRequest('email_change_code_wrong')
  }
}

async function redeemCodes(ctx: Context, tx: Tx, personId: string, codes: Codes): Promise<boolean> {
  const person = await lockPerson(tx, personId)
  const change = await lockEmailChange(tx, personId, ctx.clock.now())
  if (change === undefined || change.attempts >= codeTriesMax) return false
  const isRight =
    isCode(codes.newCode, personId, 'new address', change.new_code_hash) &&
    (change.old_code_hash === null || isCode(codes.oldCode, personId, 'old address', change.old_code_hash))
  // Someone else may have confirmed the address since the codes were emailed.
  if (!isRight || !(await claimEmail(ctx, tx, change.new_email_key, personId))) {
    await countWrongCodes(tx, personId)
    return false
  }
  await changeEmail(ctx, tx, person, change)
  return true
}

const isCode = (
  typed: string | null | undefined,
  personId: string,
  which: string,
  hash: Buffer | null,
): boolean => {
  const code = readCode(typed ?? '')
  return code !== undefined && hash !== null && isSameHash(hash, codeHash(code, personId, which))
}

async function changeEmail(ctx: Context, tx: Tx, person: Person, change: EmailChange): Promise<void> {
  const { new_email: email, new_email_key: key } = change
  await deleteEmailChange(tx, person.id)
  const token = await keepReplacedEmail(ctx, tx, person)
  await updatePerson(tx, person.id, { email, email_key: key })
  await voidLinksUnderWay(ctx, tx, person.id)
  await recordAudit(ctx, tx, { actorId: person.id, action: 'email.changed', subject: `person:${person.id}` })
  const links = await freezeLink(ctx, tx, person.id)
  const undoUrl = `${ctx.config.publicUrl}/undo-email-change?token=${token}`
  await mailTo(ctx, tx, person, emailTakenAwayMail(email, { ...links, undoUrl }))
  await mailTo(ctx, tx, { ...person, email }, emailChangedMail(email))
  await tellPerson(ctx, tx, person.id, { kind: 'email_changed', facts: {} })
}
