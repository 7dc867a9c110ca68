import type { Context } from '#context.ts'
import { type Reader, mailTo } from '#mails/mail-to.ts'
import { emailKey } from '#people/email-address.ts'
import type { Tx } from '#platform/database/pool.ts'
import { confirmMail } from './mails.ts'
import { answerTo, newToken, tokenHash } from './subscription.ts'
import { insertSubscription, lockSubscription, renewLinks, reopen } from './subscription-store.ts'

/**
 * Mails the owner of an address a link to join the newsletter. At most one mail a day goes to an address, and none
 * to one that is on the list; the caller is not told which.
 */
export async function subscribe(ctx: Context, tx: Tx, { email, locale }: Reader): Promise<void> {
  const now = ctx.clock.now()
  const key = emailKey(email)
  const known = await lockSubscription(tx, key)
  const answer = answerTo(known, now)
  if (answer === 'reopen' && known !== undefined) await reopen(tx, known.id)
  if (answer !== 'mail') return
  const [confirmToken, unsubscribeToken] = [newToken(), newToken()]
  const links = {
    confirmHash: tokenHash(confirmToken),
    unsubscribeHash: tokenHash(unsubscribeToken),
    mailedAt: now,
  }
  if (known !== undefined) await renewLinks(tx, known.id, links)
  else if (!(await insertSubscription(tx, { email, emailKey: key }, links))) return
  const { publicUrl } = ctx.config
  await mailTo(
    ctx,
    tx,
    { email: known?.email ?? email, locale },
    confirmMail({ publicUrl, confirmToken, unsubscribeToken }),
  )
}
