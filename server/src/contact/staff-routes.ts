import * as contract from '@evenmoor/contract/staff-messages'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { type MessageRow, messageRows } from './contact-message-store.ts'
import { referenceText } from './contact-message.ts'
import { archiveMessage, getMessage, releaseMessage, restoreMessage, takeMessage } from './work-messages.ts'

const list: ListSource<typeof contract.listStaffMessages, MessageRow> = {
  rows: (db, { status, q }, { caller }) =>
    messageRows(db, {
      q,
      ...(status !== undefined && { isArchived: status === 'archived' }),
      ...(status === 'mine' && { assigneeId: caller.personId }),
    }),
  sortColumns: { created_at: 'created_at', name: 'name' },
  describe: (_reading, rows) => rows.map(messageFrom),
}

/** The inbox of the contact form. */
export const routes = [
  ...listRoutes(contract.listStaffMessages, list),

  route(contract.getStaffMessage, async ({ tx, params }) => messageFrom(await getMessage(tx, params.id))),

  route(contract.takeMessage, async ({ ctx, tx, params, caller }) =>
    messageFrom(await takeMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),

  route(contract.releaseMessage, async ({ ctx, tx, params, caller }) =>
    messageFrom(await releaseMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),

  route(contract.archiveMessage, async ({ ctx, tx, params, caller }) =>
    messageFrom(await archiveMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),

  route(contract.restoreMessage, async ({ ctx, tx, params, caller }) =>
    messageFrom(await restoreMessage(ctx, tx, { id: params.id, staffId: caller.personId })),
  ),
]

const messageFrom = (row: MessageRow): contract.StaffMessage => ({
  id: row.id,
  reference: referenceText(row.reference),
  name: row.name,
  email: row.email,
  message: row.message,
  created_at: row.created_at.toISOString(),
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  archived_at: row.archived_at?.toISOString() ?? null,
  archived_by: row.archived_by === null ? null : { id: row.archived_by, name: row.archived_by_name ?? '' },
})
