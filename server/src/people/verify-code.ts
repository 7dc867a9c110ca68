import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { inEvenTime } from '#platform/http/even-pace.ts'
import { badRequest } from '#platform/problems.ts'
import { countHit } from '#platform/rate-limit.ts'
import { emailKey } from './email-address.ts'
import { limits, perAddress } from './limits.ts'
import { welcomeMail } from './mails.ts'
import { codeHash, codeTriesMax, isSameHash, readCode } from './one-time-secret.ts'
import { addFailedTry, lockLiveSecret, markUsed } from './one-time-secret-store.ts'
import { lockPersonByEmail, updatePerson } from './person-store.ts'

/**
 * Confirms an address with the mailed code. One text refuses a wrong code, an old one, a used one and an
 * unknown address, so that nothing is told. A wrong try stays counted although the request is refused;
 * after five the code is void. Opens its own transactions.
 */
export async function verifyCode(
  ctx: Context,
  { email, code: typed }: { email: string; code: string },
  origin: Origin,
): Promise<void> {
  const hit = await countHit(ctx, [perAddress(limits.verify.address, origin)])
  const code = readCode(typed)
  // What is no code at all tells nothing of the address, and is refused at once.
  const right =
    code !== undefined &&
    (await inEvenTime(ctx.transaction((tx) => redeemCode(ctx, tx, emailKey(email), code))))
  if (!right) {
    throw badRequest('This code is wrong or no longer valid. Check the newest mail, or ask for a new code.')
  }
  await hit.giveBack()
}

async function redeemCode(ctx: Context, tx: Tx, key: string, code: string): Promise<boolean> {
  const now = ctx.clock.now()
  const person = await lockPersonByEmail(tx, key)
  if (person === undefined || person.verified_at !== null) return false
  const secret = await lockLiveSecret(tx, person.id, 'verify_email', now)
  if (secret === undefined || secret.attempts >= codeTriesMax) return false
  if (!isSameHash(secret.secret_hash, codeHash(code, person.id, secret.id))) {
    await addFailedTry(tx, secret.id)
    return false
  }
  await markUsed(tx, secret.id, now)
  await updatePerson(tx, person.id, { verified_at: now })
  await mailTo(ctx, tx, person, welcomeMail(ctx.config.publicUrl))
  return true
}
