import { watchFlood } from '#alerts/watch-flood.ts'
import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { isUnconfirmed } from '#people/email-holders/email-holder.ts'
import { emailKey } from '../email-address.ts'
import { limits, perAccount, perAddress } from '../limits.ts'
import { mailNewCode } from './mail-new-code.ts'
import { linkHash } from '#people/one-time-secrets/one-time-secret.ts'
import { lockPersonByEmail } from '../person-store.ts'
import { selectForms } from './signup-form-store.ts'

/**
 * Emails a new code to an unconfirmed address; for any other, nothing is sent and nothing is revealed. The code is for
 * the form that the page names, or else for the latest one. Throws 429 within 60 s of the last one and after ten in a
 * day, counted per address whether or not it has an account; and after sixty in an hour from one place. Opens its own
 * transactions.
 */
export async function resendCode(
  ctx: Context,
  { email, formToken }: { email: string; formToken: string | undefined },
  origin: Origin,
): Promise<void> {
  const key = emailKey(email)
  await countHit(ctx, [
    perAccount(limits.resend.account, key),
    perAccount(limits.codeMail.account, key),
    perAddress(limits.resend.address, origin),
  ])
  await watchFlood(ctx, 'codes_requested')
  await ctx.transaction(async (tx) => {
    const person = await lockPersonByEmail(tx, key)
    if (person === undefined || !isUnconfirmed(person)) return
    const [form] = await selectForms(tx, person.id, formToken === undefined ? undefined : linkHash(formToken))
    if (form !== undefined) await mailNewCode(ctx, tx, form)
  })
}
