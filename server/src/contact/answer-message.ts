import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { conflict } from '#platform/problems.ts'
import { insertAnswer } from './contact-answer-store.ts'
import { type MessageRow, updateMessage } from './contact-message-store.ts'
import { repliesGoTo } from './contact-message.ts'
import { answerMail } from './mails.ts'
import {
  assertNotAssignedElsewhere,
  getMessage,
  lockedMessage,
  auditedState,
  subjectOf,
} from './handle-messages.ts'

type Answered = {
  readonly id: string
  readonly staffId: string
  readonly text: string
  /** How many answers the writer saw. */
  readonly answersSeen: number
  /** Puts the message away in the same step. */
  readonly archive: boolean
}

/**
 * Answers a message by mail, keeps the answer with it, and takes the message on where nobody has. 409, and nothing is
 * sent, when a colleague has answered it meanwhile, has taken it, or has put it away.
 */
export async function answerMessage(ctx: Context, tx: Tx, given: Answered): Promise<MessageRow> {
  const { staffId, text, answersSeen, archive } = given
  const message = await lockedMessage(tx, given.id)
  if (message.answered_at !== null && message.answers > answersSeen) {
    const time = message.answered_at.toISOString()
    throw conflict('message_answered_already', { name: message.answered_by_name ?? '', acted_time: time })
  }
  assertNotAssignedElsewhere(message, staffId)
  if (message.archived_at !== null) {
    throw conflict('message_archived_already', { name: message.archived_by_name ?? '' })
  }
  const [id, at] = [uuidv7(), ctx.clock.now()]
  await insertAnswer(tx, { id, messageId: message.id, text, writtenBy: staffId, at })
  await updateMessage(tx, message.id, {
    assignee_id: staffId,
    ...(archive && { archived_at: at, archived_by: staffId }),
  })
  const reader = { email: message.email, locale: message.locale ?? '' }
  const { publicUrl } = ctx.config
  const letter = answerMail(message, { text, repliesGoTo: repliesGoTo(ctx.config), publicUrl })
  await mailTo(ctx, tx, reader, letter, { id })
  const answered = await getMessage(tx, message.id)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'message.answered',
    subject: subjectOf(message),
    before: auditedState(message),
    // The text is in the thread, which is also append-only; audit entries are kept forever.
    after: { ...auditedState(answered), answer: id },
  })
  return answered
}
