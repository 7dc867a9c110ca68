import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { lockEmailHolder } from '#people/email-holders/email-holder.ts'
import { freezeLink } from '#people/account-freeze/freeze-link.ts'
import { emailKey } from '../email-address.ts'
import { replaceEmailChange } from './email-change-store.ts'
import { limits, perAccount } from '../limits.ts'
import { addressInUseMail, newAddressCodeMail, oldAddressCodeMail } from './mails.ts'
import { codeHash, newCode } from '#people/one-time-secrets/one-time-secret.ts'
import { type Person, lockOpenPerson } from '../person-store.ts'
import { secretAgeMaxMs } from '#people/one-time-secrets/secret-lifetime.ts'

/**
 * Emails a code to the old and one to the new address. Whether the new address is or recently was someone else's is not
 * revealed: its owner gets an email instead, and no code will be right. A placeholder address set by the operator needs
 * no code. Throws 429 after five requests in an hour and ten in a day. Opens its own transactions.
 */
export async function requestEmailChange(
  ctx: Context,
  personId: string,
  email: string,
): Promise<{ needsOldCode: boolean }> {
  const { account, day } = limits.emailChange
  await countHit(ctx, [perAccount(account, personId), perAccount(day, personId)])
  await countHit(ctx, [perAccount(limits.codeMail.account, emailKey(email))])
  return ctx.transaction(async (tx) => {
    const person = await lockOpenPerson(tx, personId)
    if (emailKey(email) === person.email_key) throw badField('email', 'email_is_own')
    return mailCodes(ctx, tx, person, email)
  })
}

async function mailCodes(
  ctx: Context,
  tx: Tx,
  person: Person,
  email: string,
): Promise<{ needsOldCode: boolean }> {
  const createdAt = ctx.clock.now()
  const [oldCode, newOne] = [newCode(), newCode()]
  const needsOldCode = !person.must_complete
  const [oldMailId, newMailId] = [uuidv7(), uuidv7()]
  const known = await lockEmailHolder(ctx, tx, emailKey(email))
  // One's own former address belongs to no one else.
  const holder = known?.id === person.id ? undefined : known
  await replaceEmailChange(tx, {
    person_id: person.id,
    new_email: email,
    new_email_key: emailKey(email),
    old_code_hash: needsOldCode ? codeHash(oldCode, person.id, 'old address') : null,
    new_code_hash: holder === undefined ? codeHash(newOne, person.id, 'new address') : null,
    old_mail_id: needsOldCode ? oldMailId : null,
    new_mail_id: newMailId,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + secretAgeMaxMs),
  })
  if (needsOldCode) {
    const letter = oldAddressCodeMail(oldCode, await freezeLink(ctx, tx, person.id))
    await mailTo(ctx, tx, person, letter, { id: oldMailId })
  }
  if (holder === undefined) {
    await mailTo(ctx, tx, { ...person, email }, newAddressCodeMail(newOne), { id: newMailId })
  } else await mailTo(ctx, tx, holder, addressInUseMail, { id: newMailId })
  return { needsOldCode }
}
