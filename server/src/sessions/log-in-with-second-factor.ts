import { because } from '@evenmoor/contract/refusals'
import type { SecondFactorProof } from '@evenmoor/contract/factors'
import type { Tokens } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import { authenticationOptions } from '#factors/passkey-challenge.ts'
import { proveSecondFactor } from '#factors/prove-second-factor.ts'
import { assertMayLogIn } from '#people/credentials/check-credentials.ts'
import { limits, perAddress, secondFactorTries } from '#people/limits.ts'
import { recordLogin } from '#people/credentials/record-login.ts'
import { lockLink } from '#people/one-time-secrets/lock-link.ts'
import type { Origin } from '#platform/http/bind.ts'
import { Problem, badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { openSession } from './open-session.ts'
import { tellBlockedLogin } from './tell-blocked-login.ts'

/** The ticket is of no use any more: the browser leads back to the password. */
const over = (cause: 'gone' | 'wrong_codes') =>
  new Problem(400, because('login_over', { cause }), { isNamed: true })
const gone = () => over('gone')
const wrong = () => badRequest('second_factor_code_wrong')
const locked = () => over('wrong_codes')

/**
 * The second step of logging in. A wrong try stays counted although it is refused; after five the ticket is void and
 * the owner is told, and after twenty in an hour, over all tickets, no other is taken (429). Opens its own transactions.
 */
export async function logInWithSecondFactor(
  ctx: Context,
  { ticket, proof, acceptsLimited }: { ticket: string; proof: SecondFactorProof; acceptsLimited: boolean },
  origin: Origin,
): Promise<Tokens> {
  const personId = await holderOf(ctx, ticket, origin)
  const hit = await countHit(ctx, secondFactorTries(personId))
  const outcome = await ctx.transaction(async (tx): Promise<Tokens | Problem> => {
    const link = await lockLink(ctx, tx, ticket, 'login_ticket')
    if (link === undefined) return gone()
    assertMayLogIn(link.person, acceptsLimited)
    if (!(await proveSecondFactor(ctx, tx, link.person.id, proof))) {
      ctx.log.info({ person: link.person.id }, 'a wrong second factor')
      if (!(await link.countWrongTry())) return wrong()
      await tellBlockedLogin(ctx, tx, link.person.id, origin)
      return locked()
    }
    await link.use()
    await recordLogin(ctx, tx, link.person)
    return openSession(ctx, tx, link.person.id, origin, 'second_factor')
  })
  // Thrown after the commit: what was counted stays counted.
  if (outcome instanceof Problem) throw outcome
  await hit.giveBack()
  return outcome
}

/** What the browser needs to ask for a passkey in the second step. Opens its own transactions. */
export async function secondStepPasskeyOptions(ctx: Context, ticket: string, origin: Origin) {
  const personId = await holderOf(ctx, ticket, origin)
  return ctx.transaction((tx) => authenticationOptions(ctx, tx, { purpose: 'second_factor', personId }))
}

/** Whose ticket this is. Throws 400 when it is not good, and 429 after a hundred bad ones from one place. */
async function holderOf(ctx: Context, ticket: string, origin: Origin): Promise<string> {
  const hit = await countHit(ctx, [perAddress(limits.wrongToken.address, origin)])
  const link = await ctx.transaction((tx) => lockLink(ctx, tx, ticket, 'login_ticket'))
  if (link === undefined) throw gone()
  await hit.giveBack()
  return link.person.id
}
