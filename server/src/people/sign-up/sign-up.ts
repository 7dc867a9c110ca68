import type * as z from 'zod/mini'
import { localeOf } from '@evenmoor/contract/locales'
import type { signupForm } from '@evenmoor/contract/people'
import { floodLimit, watchFlood } from '#alerts/watch-flood.ts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { uuidv7 } from '#platform/ids.ts'
import { Problem } from '#platform/problems.ts'
import { type Counted, countHit } from '#platform/rate-limits/rate-limit.ts'
import { type EmailHolder, isUnconfirmed, lockFormerEmailOwner } from '#people/email-holders/email-holder.ts'
import { emailKey } from '../email-address.ts'
import { issueCode } from '#people/one-time-secrets/issue-secret.ts'
import { limits, perAccount, perAddress, perNetwork } from '../limits.ts'
import { checkNewPassword } from '#people/passwords/check-new-password.ts'
import { mailNewCode } from './mail-new-code.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { newReferralCode, readReferralCode } from './referral-code.ts'
import { linkHash, newLinkToken } from '#people/one-time-secrets/one-time-secret.ts'
import { hashPassword } from '#people/credentials/password-hash.ts'
import { findReferrer, insertOrLockPerson } from '../person-store.ts'
import { type WaitingForm, insertForm } from './signup-form-store.ts'

export type SignupForm = z.output<typeof signupForm>

/**
 * Signs a person up and emails the next step. The caller cannot tell whether the address had an account:
 * the same checks, the same hashing, the same answer; only the mail differs. Opens its own transactions.
 *
 * Each form waits for itself, and becomes the account only by the code that was mailed for it: who signs up with somebody
 * else's address neither replaces nor voids what its owner sent. Gives the token by which the page names its form when it
 * sends the code, so that no other form's code is taken there.
 */
export async function signUp(ctx: Context, form: SignupForm, origin: Origin): Promise<string> {
  const { email, first_name: firstName, last_name: lastName, password } = form
  await checkNewPassword(ctx, { password, person: { email, firstName, lastName }, origin })
  await countHit(ctx, [perAddress(limits.signUp.address, origin)])
  const passwordHash = await hashPassword(ctx, form.password)
  await watchSignUps(ctx, origin)
  const mayMail = await countMail(ctx, emailKey(form.email))
  const token = newLinkToken()
  await ctx.transaction(async (tx) => {
    const person = await personFor(ctx, tx, form)
    // Without an email nothing could confirm the form, so it is not stored.
    if (!mayMail) return
    const waiting = await formOf(ctx, tx, { form, passwordHash, token, personId: person.id })
    if (person.isWaiting) {
      await insertForm(tx, waiting)
      await mailNewCode(ctx, tx, waiting)
    } else await mailNotice(ctx, tx, person, waiting)
  })
  return token
}

async function watchSignUps(ctx: Context, origin: Origin): Promise<void> {
  const counted = perNetwork(floodLimit('sign_ups_from_network'), origin)
  await watchFlood(ctx, 'sign_ups_from_network', { counted, facts: { network: counted.subject } })
  await watchFlood(ctx, 'sign_ups_everywhere')
}

/** Repeated sign-ups must not flood a mailbox: past the limit nothing is emailed. */
async function countMail(ctx: Context, key: string): Promise<boolean> {
  const mayMail = await hasRoom(ctx, perAccount(limits.codeMail.account, key))
  // The countdown to requesting a new code starts here; one that is running does not stop a sign-up.
  await hasRoom(ctx, perAccount(limits.resend.account, key))
  if (mayMail) await watchFlood(ctx, 'codes_requested')
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

type Known = EmailHolder & { readonly isWaiting: boolean }

/** Who has the address, or had it until recently; otherwise a new person with only an address. */
async function personFor(ctx: Context, tx: Tx, form: SignupForm): Promise<Known> {
  const key = emailKey(form.email)
  const former = await lockFormerEmailOwner(ctx, tx, key)
  if (former !== undefined) return { ...former, isWaiting: false }
  const { person } = await insertOrLockPerson(tx, {
    id: uuidv7(),
    email: form.email,
    email_key: key,
    first_name: '',
    last_name: '',
    referral_code: newReferralCode(),
    locale: localeOf(form.locale),
    created_at: ctx.clock.now(),
  })
  return { ...person, isWaiting: isUnconfirmed(person) }
}

type Sent = {
  readonly form: SignupForm
  readonly passwordHash: string
  readonly token: string
  readonly personId: string
}

async function formOf(
  ctx: Context,
  tx: Tx,
  { form, passwordHash, token, personId }: Sent,
): Promise<WaitingForm> {
  const code = readReferralCode(form.ref)
  return {
    id: uuidv7(),
    person_id: personId,
    token_hash: linkHash(token),
    email: form.email,
    first_name: form.first_name,
    last_name: form.last_name,
    password_hash: passwordHash,
    referred_by: code === undefined ? null : ((await findReferrer(tx, code)) ?? null),
    locale: localeOf(form.locale),
    created_at: ctx.clock.now(),
  }
}

/** To the stored address of an account, however it was typed. */
async function mailNotice(ctx: Context, tx: Tx, person: Known, form: WaitingForm): Promise<void> {
  if (person.state === 'deactivated') return
  // Confirms nothing, since the address is confirmed already: made so that both cases take the same time. What was
  // typed is left out.
  const standIn = { ...form, email: '', first_name: '', last_name: '', password_hash: '', referred_by: null }
  const mailId = uuidv7()
  await insertForm(tx, standIn)
  await issueCode(ctx, tx, standIn, mailId)
  await mailTo(ctx, tx, person, alreadyRegisteredMail(ctx.config.publicUrl), { id: mailId })
}
