import type { Context } from '#context.ts'
import type { Origin } from '#platform/http/bind.ts'
import { countHit } from '#platform/rate-limit.ts'
import { emailKey } from './email-address.ts'
import { limits, perAccount, perAddress } from './limits.ts'
import { mailNewCode } from './mail-new-code.ts'
import { lockPersonByEmail } from './person-store.ts'

/**
 * Mails a new code to an address that waits for confirmation; for any other nothing is mailed and nothing is told.
 * Throws 429 within 60 s of the last one and after ten in a day, counted per address whoever has it; and after sixty in an
 * hour from one place.
 * Opens its own transactions.
 */
export async function resendCode(ctx: Context, email: string, origin: Origin): Promise<void> {
  const key = emailKey(email)
  await countHit(ctx, [
    perAccount(limits.resend.account, key),
    perAccount(limits.codeMail.account, key),
    perAddress(limits.resend.address, origin),
  ])
  await ctx.transaction(async (tx) => {
    const person = await lockPersonByEmail(tx, key)
    if (person === undefined || person.verified_at !== null || person.staff_role !== null) return
    await mailNewCode(ctx, tx, person)
  })
}
