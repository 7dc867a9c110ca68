import * as contract from '@evenmoor/contract/staff-audit'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { type AuditRow, auditRows } from './audit-store.ts'

const list: ListSource<typeof contract.listAuditEntries, AuditRow> = {
  rows: auditRows,
  sortColumns: { at: 'at' },
  describe: (_reading, rows) => rows.map(entryFrom),
}

export const routes = [
  ...listRoutes(contract.listAuditEntries, list),

  route(contract.getAuditEntry, async ({ tx, params }) => {
    const row = /^[1-9]\d{0,17}$/.test(params.id)
      ? await auditRows(tx, {}).where('e.id', '=', BigInt(params.id)).executeTakeFirst()
      : undefined
    if (row === undefined) throw notFound()
    return entryFrom(row)
  }),
]

const entryFrom = (row: AuditRow): contract.AuditEntry => ({
  id: row.id.toString(),
  at: row.at.toISOString(),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  action: row.action,
  subject: row.subject,
  reason: row.reason,
  before: row.before as contract.AuditEntry['before'],
  after: row.after as contract.AuditEntry['after'],
  seal: row.position?.toString() ?? null,
})
