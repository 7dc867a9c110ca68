import { localeOf } from '@evenmoor/contract/locales'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { contactLines } from '#operator-contacts.ts'
import type { Tx } from '#platform/database/pool.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { type Letter, writeMail } from './letter.ts'

/** Where a mail goes and in which language; a person is one. */
export type Reader = { readonly email: string; readonly locale: string }

/**
 * Queues a letter in its reader's language, in the transaction of the event it tells of: both happen or neither.
 * `id` is given where something else refers to the mail.
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
    mail: writeMail(
      localeOf(reader.locale),
      letter,
      isPracticeOnly(ctx) ? 'practice' : 'test',
      contactLines(ctx.config),
    ),
  })
