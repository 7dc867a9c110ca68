import { type Notice, unreadMax } from '@evenmoor/contract/notifications'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import { isAhead } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { idOfCursor, isUuid, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { countUnreadUpTo, markRead, type NoticeRow, selectNotices } from './notice-store.ts'

/** A page of a person's notices, newest first. 400 for a cursor that is not ours. */
export async function listNotices(
  tx: Tx,
  personId: string,
  cursor: string | undefined,
): Promise<{ results: Notice[]; next: string | null }> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, uuidShape)
  const rows = await selectNotices(tx, personId, before, pageSize + 1)
  const { page, next } = pageOf(rows, ({ id }) => id)
  return { results: page.map(noticeFrom), next }
}

export const countUnread = async (tx: Tx, personId: string): Promise<{ unread: number }> => ({
  unread: await countUnreadUpTo(tx, personId, unreadMax),
})

/** Marks the named notices, and all up to one notice, as read. Foreign ids change nothing. */
export async function readNotices(
  ctx: Context,
  tx: Tx,
  given: { personId: string; ids: readonly string[]; upTo: string | undefined },
): Promise<{ unread: number }> {
  const { personId, upTo } = given
  const ids = given.ids.filter(isUuid)
  const until = upTo !== undefined && isUuid(upTo) ? upTo : null
  if (await markRead(tx, { personId, ids, upTo: until, at: ctx.clock.now() })) {
    noteChange(tx, personId, 'notifications')
  }
  return countUnread(tx, personId)
}

function noticeFrom({ id, kind, facts, created_at, read_at }: NoticeRow): Notice {
  return {
    id,
    kind,
    facts: factsFrom(facts as Record<string, string>, created_at),
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }
}

/** Results are summed in the smallest unit and formatted like any amount. */
function factsFrom(
  { amount_minor: minor, ...facts }: Record<string, string>,
  at: Date,
): Record<string, string> {
  if (minor === undefined) return facts
  const ahead = isAhead(facts['to'] ?? '', at) ? { ahead: 'yes' } : {}
  return { ...facts, amount: formatMoney({ asset: 'usd', minor: BigInt(minor) }), ...ahead }
}
