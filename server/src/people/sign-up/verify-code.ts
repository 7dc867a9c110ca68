import { floodLimit, watchFlood } from '#alerts/watch-flood.ts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { inConstantTime } from '#platform/http/constant-time.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { isUnconfirmed, lockFormerEmailOwner } from '#people/email-holders/email-holder.ts'
import { emailKey } from '../email-address.ts'
import { limits, perAddress } from '../limits.ts'
import { welcomeMail } from './mails.ts'
import { checkCode } from '#people/one-time-secrets/check-code.ts'
import { linkHash, readCode } from '#people/one-time-secrets/one-time-secret.ts'
import { getPerson, type Person, lockPersonByEmail, updatePerson } from '../person-store.ts'
import { type WaitingForm, deleteFormsOf, selectForms } from './signup-form-store.ts'

type Typed = {
  readonly email: string
  readonly code: string
  /** Names the form that the code is for; undefined for any pending one. */
  readonly formToken: string | undefined
}

/**
 * Confirms an address with the emailed code: its form becomes the account, and the address's other forms are void. When
 * the page names its form, only that form's code is right. One text refuses wrong, expired and used codes and unknown
 * addresses, so that nothing is revealed. A wrong try stays counted although the request is refused, against every code
 * that it could have matched; after five a code is void. Opens its own transactions.
 */
export async function verifyCode(
  ctx: Context,
  { email, code: typed, formToken }: Typed,
  origin: Origin,
): Promise<void> {
  const hit = await countHit(ctx, [perAddress(limits.verify.address, origin)])
  const code = readCode(typed)
  // Input that is not a code reveals nothing about the address, and is refused at once.
  const form =
    code === undefined
      ? undefined
      : await inConstantTime(ctx.transaction((tx) => redeemCode(ctx, tx, { email, code, formToken })))
  if (form === undefined) {
    await watchFlood(ctx, 'codes_guessed')
    throw badRequest('email_code_wrong')
  }
  await hit.giveBack()
  if (form.referred_by !== null) await watchReferrals(ctx, form.referred_by)
}

async function watchReferrals(ctx: Context, referrerId: string): Promise<void> {
  const { referral_code: code } = await getPerson(ctx.db, referrerId)
  const counted = { limit: floodLimit('referrals_by_code'), subject: referrerId }
  await watchFlood(ctx, 'referrals_by_code', { counted, facts: { code } })
}

/** The form that became the account; undefined where the code is not right. */
async function redeemCode(
  ctx: Context,
  tx: Tx,
  { email, code, formToken }: Typed,
): Promise<WaitingForm | undefined> {
  const key = emailKey(email)
  const person = await lockPersonByEmail(tx, key)
  if (person === undefined || !isUnconfirmed(person)) return undefined
  const forms = await selectForms(tx, person.id, formToken === undefined ? undefined : linkHash(formToken))
  const formId = await checkCode(ctx, tx, {
    personId: person.id,
    code,
    formIds: forms.map(({ id }) => id),
  })
  const form = forms.find(({ id }) => id === formId)
  if (form === undefined) return undefined
  // A former owner changed it away just as someone signed up with it: it is kept for them.
  if ((await lockFormerEmailOwner(ctx, tx, key)) !== undefined) return undefined
  await openAccount(ctx, tx, person, form)
  return form
}

async function openAccount(ctx: Context, tx: Tx, person: Person, form: WaitingForm): Promise<void> {
  const { email, first_name, last_name, password_hash, referred_by, locale } = form
  const typed = { email, first_name, last_name, password_hash, referred_by, locale }
  await updatePerson(tx, person.id, { ...typed, verified_at: ctx.clock.now() })
  await deleteFormsOf(tx, person.id)
  await mailTo(ctx, tx, form, welcomeMail(ctx.config.publicUrl))
}
