import type { Context } from '#context.ts'
import { limits, perAddress } from '#people/limits.ts'
import { lockLink } from '#people/one-time-secrets/lock-link.ts'
import { recoverAccount } from '#people/account-recovery/recover-account.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { mailResetLink } from './not-me.ts'

/**
 * What the owner of a mailbox does who did not log in or change what a mail tells of: every session ends, the password
 * opens nothing any more, changes under way are void, second factors added of late go, addresses added to the address book
 * of late leave it with the withdrawals to them that are not approved, and a link to set a new password is mailed. Works
 * once for each mail, for 72 hours. Throws 400 when the link is not good. Opens its own transactions.
 */
export async function reportNotMe(ctx: Context, token: string, origin: Origin): Promise<void> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const isDone = await ctx.transaction(async (tx) => {
    const link = await lockLink(ctx, tx, token, 'not_me')
    if (link === undefined) return false
    const { person } = link
    await link.use()
    await recoverAccount(ctx, tx, person, { by: 'not_me', happenedAt: ctx.clock.now() })
    await mailResetLink(ctx, tx, person)
    return true
  })
  if (!isDone) {
    throw badRequest('not_me_link_used')
  }
  await hit.giveBack()
}
