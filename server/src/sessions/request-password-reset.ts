import { watchFlood } from '#alerts/watch-flood.ts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { isUnconfirmed } from '#people/email-holders/email-holder.ts'
import { emailKey } from '#people/email-address.ts'
import { lockByEmail } from '#people/find-person.ts'
import { limits, perAccount, perAddress } from '#people/limits.ts'
import { notConfirmedMail } from '#people/sign-up/mails.ts'
import type { Origin } from '#platform/http/bind.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { mailResetLink } from './not-me.ts'

/**
 * Mails a link to set a new password to the address of an account, as it is stored. An address that waits for its code is
 * mailed that it has no account yet: which of its forms is the reader's own nobody knows. For any other address nothing is
 * mailed; nothing is told in any case. The link is on PUBLIC_URL, regardless of the request's headers.
 * Wrong passwords do not keep anybody from this. Opens its own transactions.
 */
export async function requestPasswordReset(ctx: Context, email: string, origin: Origin): Promise<void> {
  await countHit(ctx, [
    perAccount(limits.resetRequest.account, emailKey(email)),
    perAddress(limits.resetRequest.address, origin),
  ])
  await watchFlood(ctx, 'resets_requested')
  await ctx.transaction(async (tx) => {
    const person = await lockByEmail(tx, email)
    if (person === undefined || person.state === 'deactivated') return
    if (isUnconfirmed(person)) await mailTo(ctx, tx, person, notConfirmedMail(ctx.config.publicUrl))
    else await mailResetLink(ctx, tx, person)
  })
}
