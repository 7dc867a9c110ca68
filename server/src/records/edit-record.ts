/** What staff write of a person: it is shown nowhere before the person agreed to these words and staff publish them. */
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField, badRequest } from '#platform/problems.ts'
import { assertNewest, contentOf, getRecord, type Work } from './get-record.ts'
import { contentForAudit, contentFrom, isSameContent } from './record.ts'
import { insertRecord, writeContent } from './record-store.ts'

type Typed = Parameters<typeof contentFrom>[0]

/** Adds a record; gives its id. Throws a 400 by field. */
export async function addRecord(
  ctx: Context,
  tx: Tx,
  { staffId, typed }: { staffId: string; typed: Typed },
): Promise<string> {
  const at = ctx.clock.now()
  const content = contentFrom(typed, utcDay(at))
  const id = uuidv7()
  await insertRecord(tx, { id, content, staffId, at })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'record.added',
    subject: `record/${id}`,
    after: contentForAudit(content),
  })
  return id
}

/**
 * Changes what a record says. The consent was to the words before, so it leaves the pages until there is one to these.
 * 409 when a colleague changed it meanwhile.
 */
export async function changeRecord(
  ctx: Context,
  tx: Tx,
  { id, staffId, revision, typed }: Work & { typed: Typed },
): Promise<void> {
  const row = await getRecord(ctx, tx, id, { isLocked: true })
  await assertNewest(tx, row, revision)
  if (row.kind !== typed.kind) throw badField('kind', 'record_kind_fixed')
  const [before, content] = [contentOf(row), contentFrom(typed, utcDay(ctx.clock.now()))]
  if (isSameContent(before, content)) throw badRequest('record_unchanged')
  await writeContent(tx, id, content)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'record.changed',
    subject: `record/${id}`,
    before: { ...contentForAudit(before), state: row.state },
    after: contentForAudit(content),
  })
}
