import { localeOf } from '@evenmoor/contract/locales'
import type { LookAlike } from '@evenmoor/contract/look-alike'
import * as contract from '@evenmoor/contract/staff-messages'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { lookAlikesOf } from '#people/look-alikes.ts'
import { nameOf } from '#people/people-list.ts'
import { staffWithPermission } from '#people/staff-accounts/staff-with-permission.ts'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { mailStates } from '#platform/mail/mail-store.ts'
import { answerMessage } from './answer-message.ts'
import { templatesFor } from './answer-templates.ts'
import { selectAnswers } from './contact-answer-store.ts'
import { type MessageRow, messageRows } from './contact-message-store.ts'
import { referenceText, repliesGoTo } from './contact-message.ts'
import {
  archiveMessage,
  getMessage,
  reassignMessage,
  unassignMessage,
  restoreMessage,
  assignToSelf,
} from './handle-messages.ts'

const list: ListSource<typeof contract.listStaffMessages, MessageRow> = {
  rows: (db, { status, q }, { caller }) =>
    messageRows(db, {
      q,
      ...(status !== undefined && { isArchived: status === 'archived' }),
      ...(status === 'mine' && { assigneeId: caller.personId }),
    }),
  sortColumns: { created_at: 'created_at', name: 'name' },
  describe: ({ db }, rows) => messagesFrom(db, rows),
}

/** The inbox of the contact form. */
export const routes = [
  ...listRoutes(contract.listStaffMessages, list),

  route(contract.getStaffMessage, async ({ ctx, tx, params }) =>
    threadFrom(ctx, tx, await getMessage(tx, params.id)),
  ),

  route(contract.answerMessage, async ({ ctx, tx, params, body, caller }) => {
    const { text, answers_seen: answersSeen, archive = false } = body
    const answer = { id: params.id, staffId: caller.personId, text, answersSeen, archive }
    return threadFrom(ctx, tx, await answerMessage(ctx, tx, answer))
  }),

  route(contract.takeMessage, async ({ ctx, tx, params, caller }) =>
    threadFrom(ctx, tx, await assignToSelf(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),

  route(contract.handMessageOver, async ({ ctx, tx, params, body, caller }) => {
    const handover = { id: params.id, staffId: caller.personId, assigneeId: body.assignee_id }
    return threadFrom(ctx, tx, await reassignMessage(ctx, tx, handover))
  }),

  route(contract.releaseMessage, async ({ ctx, tx, params, caller }) =>
    threadFrom(ctx, tx, await unassignMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),

  route(contract.archiveMessage, async ({ ctx, tx, params, caller }) =>
    threadFrom(ctx, tx, await archiveMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),

  route(contract.restoreMessage, async ({ ctx, tx, params, caller }) =>
    threadFrom(ctx, tx, await restoreMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),
]

async function threadFrom(ctx: Context, tx: Tx, row: MessageRow): Promise<contract.StaffMessageThread> {
  const [message] = await messagesFrom(tx, [row])
  const answers = await selectAnswers(tx, row.id)
  const mailOf = await mailStates(
    tx,
    answers.map(({ id }) => id),
  )
  return {
    ...message!,
    answers: answers.map(({ id, text, written_by, writer_name, written_at }) => ({
      id,
      text,
      by: { id: written_by, name: writer_name },
      at: written_at.toISOString(),
      mail: mailOf(id),
    })),
    colleagues: (await staffWithPermission(tx, 'messages:work')).map((person) => ({
      id: person.id,
      name: nameOf(person),
    })),
    replies_go_to: repliesGoTo(ctx.config),
    answer_locale: localeOf(row.locale),
    templates: templatesFor(ctx, row),
  }
}

async function messagesFrom(db: Database, rows: readonly MessageRow[]): Promise<contract.StaffMessage[]> {
  const resembling = await lookAlikesOf(db, rows)
  return rows.map((row, index) => messageFrom(row, resembling[index] ?? null))
}

const messageFrom = (row: MessageRow, resembles: LookAlike | null): contract.StaffMessage => ({
  id: row.id,
  reference: referenceText(row.reference),
  name: row.name,
  email: row.email,
  resembles,
  message: row.message,
  locale: row.locale,
  created_at: row.created_at.toISOString(),
  assignee: somebody(row.assignee_id, row.assignee_name),
  answered_at: row.answered_at?.toISOString() ?? null,
  answered_by: somebody(row.answered_by, row.answered_by_name),
  archived_at: row.archived_at?.toISOString() ?? null,
  archived_by: somebody(row.archived_by, row.archived_by_name),
})

const somebody = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
