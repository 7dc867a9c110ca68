import type { Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import { isFirstNoMore } from '#people/staff-accounts/first-administrator.ts'
import { limits, perAddress } from '#people/limits.ts'
import { recordLogin } from '#people/credentials/record-login.ts'
import { lockLink } from '#people/one-time-secrets/lock-link.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { openSession } from './open-session.ts'

/**
 * Signs a member of staff in with the operator's one-time link. Throws 400 when it was used, is old, or was
 * replaced by a newer one. Opens its own transactions.
 */
export async function redeemStaffLink(ctx: Context, token: string, origin: Origin): Promise<Tokens> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const tokens = await ctx.transaction(async (tx) => {
    const link = await lockLink(ctx, tx, token, 'staff_link')
    if (link === undefined || link.person.staff_role === null || link.person.state !== 'active')
      return undefined
    if (await isFirstNoMore(tx, link.person)) return undefined
    await link.use()
    await recordLogin(ctx, tx, link.person)
    await recordAudit(ctx, tx, {
      actorId: link.person.id,
      action: 'staff.link_redeemed',
      subject: `person:${link.person.id}`,
      after: { address: origin.address },
    })
    return openSession(ctx, tx, link.person.id, origin, 'staff_link')
  })
  if (tokens === undefined) {
    throw badRequest('staff_link_used')
  }
  await hit.giveBack()
  return tokens
}
