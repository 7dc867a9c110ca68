import { type Locale, localeOf } from '@evenmoor/contract/locales'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { contactLines } from '#operator-contacts.ts'
import type { Tx } from '#platform/database/pool.ts'
import { queueMail, queueMailToEach } from '#platform/mail/queue-mail.ts'
import { type Letter, writeMail } from './letter.ts'

/** The address and language of a mail. A person is one. */
export type Reader = { readonly email: string; readonly locale: string }

/**
 * Queues a letter in its reader's language, in the transaction of the event it tells of: both happen or neither.
 * Pass `id` when something else refers to the mail.
 */
export const mailTo = (
  ctx: Context,
  tx: Tx,
  reader: Reader,
  letter: Letter,
  { id }: { id?: string } = {},
): Promise<void> =>
  queueMail(ctx, tx, {
    ...(id === undefined ? {} : { id }),
    to: reader.email,
    mail: written(ctx, localeOf(reader.locale), letter),
  })

/** Queues one letter to many readers, each in their language; it is written once for each language. */
export async function mailToEach(
  ctx: Context,
  tx: Tx,
  readers: readonly Reader[],
  letter: Letter,
): Promise<void> {
  for (const [locale, ofLocale] of Map.groupBy(readers, (reader) => localeOf(reader.locale))) {
    const recipients = ofLocale.map(({ email }) => email)
    await queueMailToEach(ctx, tx, { recipients, mail: written(ctx, locale, letter) })
  }
}

const written = (ctx: Context, locale: Locale, letter: Letter) =>
  writeMail(locale, letter, isPracticeOnly(ctx) ? 'practice' : 'test', contactLines(ctx.config))
