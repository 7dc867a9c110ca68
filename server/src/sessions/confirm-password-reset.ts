import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Person } from '#people/find-person.ts'
import { limits, perAddress } from '#people/limits.ts'
import { checkNewPassword } from '#people/passwords/check-new-password.ts'
import { lockLink } from '#people/one-time-secrets/lock-link.ts'
import { hashPassword } from '#people/credentials/password-hash.ts'
import { setPassword } from '#people/passwords/set-password.ts'
import type { Origin } from '#platform/http/bind.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { endEverySession } from './end-sessions.ts'
import { passwordChangedMail } from './mails.ts'
import { securityLinks } from './not-me.ts'

const invalid = () => badRequest('token_invalid')

/**
 * Checks the token of a reset link without using it up: mail scanners open links too. Throws 400 when it is not good,
 * and 429 after a hundred bad ones from one place. Opens its own transactions.
 */
export async function checkResetToken(ctx: Context, token: string, origin: Origin): Promise<Person> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const link = await ctx.transaction((tx) => lockLink(ctx, tx, token, 'reset_password'))
  if (link === undefined) throw invalid()
  await hit.giveBack()
  return link.person
}

/**
 * Sets a new password by the token of a reset link, once. Every session ends, nobody is logged in, and the owner is
 * mailed. A password that is refused leaves the link good. Opens its own transactions.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  const { email, first_name: firstName, last_name: lastName } = await checkResetToken(ctx, token, origin)
  await checkNewPassword(ctx, { password, person: { email, firstName, lastName }, origin })
  const passwordHash = await hashPassword(ctx, password)
  await ctx.transaction(async (tx) => {
    const link = await lockLink(ctx, tx, token, 'reset_password')
    if (link === undefined) throw invalid()
    await link.use()
    await setPassword(ctx, tx, link.person, passwordHash)
    await endEverySession(ctx, tx, link.person.id, 'password_reset')
    const letter = passwordChangedMail(await securityLinks(ctx, tx, link.person.id))
    await tellPerson(ctx, tx, link.person.id, { kind: 'password_changed', facts: {} }, letter)
  })
}
