/** What staff do with a message of the contact form: take it on, hand it over, give it back, put it away, bring it back. */
import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { nameOf } from '#people/people-list.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.ts'
import { staffWithPermission } from '#people/staff-accounts/staff-with-permission.ts'
import { namingWhoActed } from '#audit/who-acted.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { badField, conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import {
  countOpenMessages,
  lockMessage,
  messageRows,
  type MessageRow,
  updateMessage,
} from './contact-message-store.ts'
import { referenceText } from './contact-message.ts'
import { reassignedMail } from './mails.ts'

type Changes = Parameters<typeof updateMessage>[2]
type Work = { readonly id: string; readonly staffId: string }

/** Takes a message on. 409 names the colleague who has it. */
export const assignToSelf = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.taken', (message) => {
    assertNotAssignedElsewhere(message, work.staffId)
    return { assignee_id: work.staffId }
  })

/**
 * Hands a message to a colleague who may answer it, and tells them by mail. Whoever hands it to themselves takes it, and
 * gets no mail. 409 names another one who has it.
 */
export async function reassignMessage(
  ctx: Context,
  tx: Tx,
  { assigneeId, ...work }: Work & { readonly assigneeId: string },
): Promise<MessageRow> {
  const colleagues = await staffWithPermission(tx, 'messages:work')
  const colleague = colleagues.find(({ id }) => id === assigneeId)
  if (colleague === undefined) throw badField('assignee_id', 'colleague_cannot_answer')
  return change(ctx, tx, work, 'message.handed_over', async (message) => {
    assertNotAssignedElsewhere(message, work.staffId)
    if (assigneeId !== work.staffId) {
      const me = colleagues.find(({ id }) => id === work.staffId)
      const { id, reference } = message
      const by = me ? nameOf(me) : 'Evenmoor'
      await mailTo(ctx, tx, colleague, reassignedMail(ctx.config.publicUrl, { id, reference, by }))
    }
    return { assignee_id: assigneeId }
  })
}

/** Unassigns a message, whoever it is assigned to. */
export const unassignMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.released', () => ({ assignee_id: null }))

/** Puts a message away. 409 names who was faster. */
export const archiveMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.archived', ({ archived_at, archived_by_name }) => {
    if (archived_at !== null) throw conflict('message_archived_already', { name: archived_by_name ?? '' })
    return { archived_at: ctx.clock.now(), archived_by: work.staffId }
  })

/** Brings an archived message back. */
export const restoreMessage = (ctx: Context, tx: Tx, work: Work): Promise<MessageRow> =>
  change(ctx, tx, work, 'message.restored', async (message) => {
    if (message.archived_at === null) {
      throw conflict(
        await namingWhoActed(tx, because('message_not_archived'), subjectOf(message), {
          'message.restored': (who, time) => because('who_brought_back', { name: who, acted_time: time }),
        }),
      )
    }
    return { archived_at: null, archived_by: null }
  })

/** One message; 404 when there is none. */
export async function getMessage(db: Database, id: string): Promise<MessageRow> {
  const row = isUuid(id) ? await messageRows(db, {}).where('m.id', '=', id).executeTakeFirst() : undefined
  if (row === undefined) throw notFound()
  return row
}

/** Throws a 409 that names the colleague who has the message. */
export function assertNotAssignedElsewhere(
  { assignee_id, assignee_name }: MessageRow,
  staffId: string,
): void {
  if (assignee_id === null || assignee_id === staffId) return
  throw conflict('message_taken', { name: assignee_name ?? '' })
}

/** The current message, locked until the transaction ends; 404 when there is none. */
export async function lockedMessage(tx: Tx, id: string): Promise<MessageRow> {
  if (!isUuid(id) || (await lockMessage(tx, id)) === undefined) throw notFound()
  return getMessage(tx, id)
}

/** How audit entries name a message. */
export const subjectOf = ({ reference }: MessageRow): string => `message/${referenceText(reference)}`

/** What they say of it. */
export const auditedState = ({ assignee_name, archived_at, answers }: MessageRow) => ({
  assignee: assignee_name,
  archived: archived_at !== null,
  answers,
})

/** How many messages wait for an answer, and since when the oldest. */
export const waitingMessages = (db: Database) => countOpenMessages(db)
export { waitingMessageItems } from './contact-message-store.ts'

async function change(
  ctx: Context,
  tx: Tx,
  { id, staffId }: Work,
  action: AuditAction,
  decide: (message: MessageRow) => Changes | Promise<Changes>,
): Promise<MessageRow> {
  const message = await lockedMessage(tx, id)
  await updateMessage(tx, id, await decide(message))
  const changed = await getMessage(tx, id)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action,
    subject: subjectOf(message),
    before: auditedState(message),
    after: auditedState(changed),
  })
  return changed
}
