import type * as z from 'zod/mini'
import { localeOf } from '@evenmoor/contract/locales'
import type { signupForm } from '@evenmoor/contract/people'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { uuidv7 } from '#platform/ids.ts'
import { Problem, badField } from '#platform/problems.ts'
import { type Counted, countHit } from '#platform/rate-limit.ts'
import { emailKey } from './email-address.ts'
import { issueCode } from './issue-secret.ts'
import { limits, perAccount, perAddress } from './limits.ts'
import { lookAtNewPassword } from './look-at-new-password.ts'
import { mailNewCode } from './mail-new-code.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { newReferralCode, readReferralCode } from './new-person.ts'
import { hashPassword } from './password-hash.ts'
import { type Person, findReferrer, insertPerson, lockPersonByEmail, updatePerson } from './person-store.ts'

export type SignupForm = z.output<typeof signupForm>

/**
 * Signs somebody up and mails what follows. The caller cannot tell whether the address had an account:
 * the same checks, the same hashing, the same answer; only the mail differs. Opens its own transactions.
 *
 * An address that was never confirmed may sign up again: the new form replaces the old one and the old code is
 * void, so the code in the newest mail confirms exactly the newest form. Somebody who slips their own
 * password under a stranger's address that way gains nothing: confirming opens no session, and the
 * owner's first password reset ends every session there is.
 */
export async function signUp(ctx: Context, form: SignupForm, origin: Origin): Promise<void> {
  if (form.password2 !== form.password) throw badField('password2', 'Passwords do not match')
  const { email, first_name: firstName, last_name: lastName, password } = form
  await lookAtNewPassword(ctx, { password, person: { email, firstName, lastName }, origin })
  await countHit(ctx, [perAddress(limits.signUp.address, origin)])
  const passwordHash = await hashPassword(form.password)
  const mayMail = await countMail(ctx, emailKey(form.email))
  await ctx.transaction(async (tx) => {
    const person = await insertPerson(tx, await fromForm(ctx, tx, form, passwordHash))
    if (person && mayMail) return mailNewCode(ctx, tx, person)
    if (person) return
    const known = await lockPersonByEmail(tx, emailKey(form.email))
    if (known === undefined) throw new Error('a person vanished during sign-up')
    if (known.verified_at !== null || known.staff_role !== null) return mailNotice(ctx, tx, known, mayMail)
    // A form that no mail follows would be confirmed by the code that was mailed for the one before it.
    if (mayMail) await mailNewCode(ctx, tx, await replaceForm(ctx, tx, known, form, passwordHash))
  })
}

/** A mailbox is not flooded by somebody who signs up with it over and over: past the limit nothing is mailed. */
async function countMail(ctx: Context, key: string): Promise<boolean> {
  const mayMail = await hasRoom(ctx, perAccount(limits.codeMail.account, key))
  // The countdown to asking for a new code starts here; one that runs already does not stop a sign-up.
  await hasRoom(ctx, perAccount(limits.resend.account, key))
  return mayMail
}

async function hasRoom(ctx: Context, counted: Counted): Promise<boolean> {
  try {
    await countHit(ctx, [counted])
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}

async function fromForm(ctx: Context, tx: Tx, form: SignupForm, passwordHash: string) {
  const code = readReferralCode(form.ref)
  return {
    id: uuidv7(),
    email: form.email,
    email_key: emailKey(form.email),
    first_name: form.first_name,
    last_name: form.last_name,
    password_hash: passwordHash,
    referral_code: newReferralCode(),
    locale: localeOf(form.locale),
    referred_by: code === undefined ? null : ((await findReferrer(tx, code)) ?? null),
    created_at: ctx.clock.now(),
  }
}

async function replaceForm(ctx: Context, tx: Tx, known: Person, form: SignupForm, passwordHash: string) {
  const { email, first_name, last_name, referred_by, locale } = await fromForm(ctx, tx, form, passwordHash)
  const changes = { email, first_name, last_name, referred_by, locale, password_hash: passwordHash }
  await updatePerson(tx, known.id, changes)
  return { ...known, ...changes }
}

async function mailNotice(ctx: Context, tx: Tx, person: Person, mayMail: boolean) {
  if (!mayMail || person.state === 'deactivated') return
  // Opens nothing, since the address is confirmed: it is made so that both cases take the same time.
  const mailId = uuidv7()
  await issueCode(ctx, tx, person.id, mailId)
  await mailTo(ctx, tx, person, alreadyRegisteredMail(ctx.config.publicUrl), { id: mailId })
}
