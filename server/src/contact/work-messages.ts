/** What staff do with a message of the contact form: take it on, give it back, put it away, bring it back. */
import type { Context } from '#context.ts'
import { type AuditAction, recordAudit } from '#people/record-audit.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import {
  countOpenMessages,
  lockMessage,
  messageRows,
  type MessageRow,
  updateMessage,
} from './contact-message-store.ts'
import { referenceText } from './contact-message.ts'

type Work = { readonly id: string; readonly staffId: string }

/** Takes a message on. 409 names the colleague who has it. */
export const takeMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.taken', (message) => {
    if (message.assignee_id !== null && message.assignee_id !== work.staffId) {
      throw conflict(`${message.assignee_name} has taken this message. Nothing was changed.`)
    }
    return { assignee_id: work.staffId }
  })

/** Gives a message back, whoever has it. */
export const releaseMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.released', () => ({ assignee_id: null }))

/** Puts a message away. 409 names who was faster. */
export const archiveMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.archived', ({ archived_at, archived_by_name }) => {
    if (archived_at !== null) throw conflict(`${archived_by_name} archived this message already.`)
    return { archived_at: ctx.clock.now(), archived_by: work.staffId }
  })

/** Brings an archived message back. */
export const restoreMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.restored', ({ archived_at }) => {
    if (archived_at === null) throw conflict('This message is not archived.')
    return { archived_at: null, archived_by: null }
  })

/** One message; 404 when there is none. */
export async function getMessage(db: Database, id: string): Promise<MessageRow> {
  const row = isUuid(id) ? await messageRows(db, {}).where('m.id', '=', id).executeTakeFirst() : undefined
  if (row === undefined) throw notFound()
  return row
}

/** How many messages wait for an answer, and since when the oldest. */
export const waitingMessages = (db: Database) => countOpenMessages(db)

async function change(
  ctx: Context,
  tx: Tx,
  { id, staffId }: Work,
  action: AuditAction,
  decide: (message: MessageRow) => Parameters<typeof updateMessage>[2],
): Promise<MessageRow> {
  if (!isUuid(id) || (await lockMessage(tx, id)) === undefined) throw notFound()
  const message = await getMessage(tx, id)
  await updateMessage(tx, id, decide(message))
  const changed = await getMessage(tx, id)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action,
    subject: `message/${referenceText(message.reference)}`,
    before: standingOf(message),
    after: standingOf(changed),
  })
  return changed
}

const standingOf = ({ assignee_name, archived_at }: MessageRow) => ({
  assignee: assignee_name,
  archived: archived_at !== null,
})
