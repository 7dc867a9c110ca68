import * as contract from '@evenmoor/contract/staff-audit'
import { markedNames } from '#people/look-alikes.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { utcDay } from '#platform/clock.ts'
import { asDownload, route } from '#platform/http/bind.ts'
import { Download } from '#platform/http/download.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { type AuditRow, auditRows } from './audit-store.ts'
import { exportAuditChain } from './export-audit-chain.ts'
import { recordListTaken } from './record-list-taken.ts'
import { auditState, sealAudit } from './verify-audit.ts'

const list: ListSource<typeof contract.listAuditEntries, AuditRow> = {
  rows: auditRows,
  sortColumns: { at: 'at' },
  describe: ({ db }, rows) => entriesFrom(db, rows),
}

export const routes = [
  ...listRoutes(contract.listAuditEntries, list),

  route(contract.getAuditEntry, async ({ tx, params }) => {
    const row = /^[1-9]\d{0,17}$/.test(params.id)
      ? await auditRows(tx, {}).where('e.id', '=', BigInt(params.id)).executeTakeFirst()
      : undefined
    if (row === undefined) throw notFound()
    return (await entriesFrom(tx, [row]))[0]!
  }),

  asDownload(contract.exportAuditChain, async ({ ctx, caller }) => {
    const taken = { personId: caller.personId, list: 'audit-chain', filters: {} }
    const { sealed } = await auditState(ctx.db)
    await ctx.transaction((tx) => recordListTaken(ctx, tx, { ...taken, rows: sealed }))
    await sealAudit(ctx.db)
    const name = `audit-chain-${utcDay(ctx.clock.now())}.jsonl`
    return new Download(name, 'application/jsonl', exportAuditChain(ctx.db))
  }),
]

async function entriesFrom(
  db: Database | Tx,
  rows: readonly AuditRow[],
): Promise<readonly contract.AuditEntry[]> {
  const actors = await markedNames(
    db,
    rows.map((row) => ({
      id: row.actor_id ?? '',
      name: row.actor_name ?? '',
      email: row.actor_email ?? '',
    })),
  )
  return rows.map((row, index) => entryFrom(row, row.actor_id === null ? null : actors[index]!))
}

const entryFrom = (row: AuditRow, actor: contract.AuditEntry['actor']): contract.AuditEntry => ({
  id: row.id.toString(),
  at: row.at.toISOString(),
  actor,
  action: row.action,
  subject: row.subject,
  reason: row.reason,
  before: row.before as contract.AuditEntry['before'],
  after: row.after as contract.AuditEntry['after'],
  seal: row.position?.toString() ?? null,
})
