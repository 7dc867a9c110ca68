import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { lookAlikesOf } from '#people/look-alikes.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type ContactMessage, referenceText } from './contact-message.ts'
import { insertMessage, nextReference } from './contact-message-store.ts'
import { contactMail } from './mails.ts'

/**
 * Keeps a message and queues it to the operator's inbox. Returns its reference, such as "C-1042". With `isTrap`,
 * a program filled the field that people do not see: it gets a reference like anyone, and nothing is kept. `locale` is
 * the language of the page that it was written on, for the answer.
 */
export async function sendContactMessage(
  ctx: Context,
  tx: Tx,
  message: ContactMessage,
  { isTrap, locale }: { isTrap: boolean; locale: string | null },
): Promise<string> {
  const number = await nextReference(tx)
  const reference = referenceText(number)
  if (isTrap) return reference
  await insertMessage(tx, { reference: number, message, locale, now: ctx.clock.now() })
  const [resembles = null] = await lookAlikesOf(tx, [message])
  const letter = contactMail(reference, message, resembles)
  await mailTo(ctx, tx, { email: ctx.config.contactEmail, locale: 'en' }, letter)
  return reference
}
