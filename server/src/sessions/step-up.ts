import type * as z from 'zod/mini'
import type { stepUp as stepUpCall } from '@evenmoor/contract/sessions'
import type { Context } from '#context.ts'
import { proveSecondFactor } from '#factors/prove-second-factor.ts'
import { findById, lockById } from '#people/find-person.ts'
import { secondFactorTries } from '#people/limits.ts'
import { proveOwnPassword } from '#people/credentials/prove-password.ts'
import type { Origin } from '#platform/http/bind.ts'
import type { Caller } from '#platform/http/caller.ts'
import { badField, badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { stepUpExpiry } from './caller.ts'
import { elevateSession } from './elevate-session.ts'

export type StepUpProof = z.output<(typeof stepUpCall)['body']>

/**
 * The session's person proves again who they are; returns until when that is good. With a second factor on it has to
 * be that: whoever holds the session may know the password too. Wrong tries are counted as at the login.
 * Opens its own transactions.
 */
export async function stepUp(
  ctx: Context,
  caller: Caller,
  given: StepUpProof,
  origin: Origin,
): Promise<Date> {
  if ('password' in given) await byPassword(ctx, caller, given.password, origin)
  else await bySecondFactor(ctx, caller, given)
  return stepUpExpiry(ctx.clock.now())
}

async function byPassword(ctx: Context, caller: Caller, password: string, origin: Origin): Promise<void> {
  if (caller.hasSecondFactor) {
    throw badRequest('step_up_needs_second_factor')
  }
  const person = await findById(ctx.db, caller.personId)
  if (person.password_hash === null) {
    throw badRequest('step_up_needs_password_set')
  }
  if (!(await proveOwnPassword(ctx, person, password, origin))) {
    throw badField('password', 'password_wrong')
  }
  await ctx.transaction((tx) =>
    elevateSession(tx, caller.sessionId, { at: ctx.clock.now(), bySecondFactor: false }),
  )
}

async function bySecondFactor(
  ctx: Context,
  { personId, sessionId }: Caller,
  proof: Exclude<StepUpProof, { password: string }>,
): Promise<void> {
  const hit = await countHit(ctx, secondFactorTries(personId))
  const isRight = await ctx.transaction(async (tx) => {
    await lockById(tx, personId)
    if (!(await proveSecondFactor(ctx, tx, personId, proof))) return false
    await elevateSession(tx, sessionId, { at: ctx.clock.now(), bySecondFactor: true })
    return true
  })
  // Thrown after the commit: what was used up stays used up.
  if (!isRight) {
    ctx.log.info({ person: personId }, 'a wrong second factor')
    throw badRequest('second_factor_code_wrong')
  }
  await hit.giveBack()
}
