import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside } from '#platform/database/transaction.ts'
import type { Mail } from './mail-content.ts'
import { insertMail, insertMailToEach } from './mail-store.ts'

/**
 * Queues a mail in the transaction of the event it tells of: both happen or neither. It leaves the
 * building after commit (`jobs.ts`). Without a mail server the table is the mailbox, and the mail can
 * be read there as soon as the transaction has committed.
 *
 * `id` is given where something else refers to the mail; `to` is one stored address; the table refuses anything that could be two addresses or a header.
 */
export async function queueMail(
  ctx: Context,
  tx: Tx,
  given: { id?: string; to: string; mail: Mail },
): Promise<void> {
  const now = ctx.clock.now()
  const deliveredAt = ctx.config.mailUrl === undefined ? now : null
  await alongside(tx, insertMail(tx, { ...given, now, deliveredAt }))
}

/** The same for several addresses that get the same words. */
export async function queueMailToEach(
  ctx: Context,
  tx: Tx,
  given: { recipients: readonly string[]; mail: Mail },
): Promise<void> {
  const now = ctx.clock.now()
  const deliveredAt = ctx.config.mailUrl === undefined ? now : null
  await insertMailToEach(tx, { ...given, now, deliveredAt })
}
