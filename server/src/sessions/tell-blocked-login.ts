import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Origin } from '#platform/http/bind.ts'
import type { Tx } from '#platform/database/pool.ts'
import { maskedAddress, namesOf } from './device.ts'
import { loginStoppedMail } from './mails.ts'
import { securityLinks } from './not-me.ts'

/**
 * Tells the owner that somebody with their password gave five wrong second factors. The limits of those tries bound how
 * often: ten times a day. The person must be locked already.
 */
export async function tellBlockedLogin(
  ctx: Context,
  tx: Tx,
  personId: string,
  { userAgent, address }: Origin,
): Promise<void> {
  const whence = { userAgent, network: maskedAddress(address), at: ctx.clock.now() }
  const letter = loginStoppedMail(await securityLinks(ctx, tx, personId), whence)
  const { browser = '', system = '' } = namesOf(userAgent)
  await tellPerson(ctx, tx, personId, { kind: 'login_stopped', facts: { browser, system } }, letter)
}
