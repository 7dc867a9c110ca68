import { alertWithText } from './alert-text.ts'
import { alertKind, type AlertFacts, type AlertKind } from '@evenmoor/contract/staff-alerts'
import * as contract from '@evenmoor/contract/staff-alerts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { type AlertRow, alertRows } from './alert-store.ts'

const list: ListSource<typeof contract.listStaffAlerts, AlertRow> = {
  rows: (db, { status }) =>
    alertRows(db, {
      kinds: contract.alertKindNames,
      isEnded: status === undefined ? undefined : status === 'ended',
    }),
  sortColumns: { raised_at: 'raised_at' },
  describe: (_reading, rows) =>
    rows.map((row) => {
      const kind = row.kind as AlertKind
      return {
        id: row.id,
        kind,
        severity: alertKind(kind).severity,
        ...alertWithText(kind, row.facts as AlertFacts),
        raised_at: row.raised_at.toISOString(),
        found_at: row.found_at.toISOString(),
        times: row.times,
        ended_at: row.ended_at?.toISOString() ?? null,
      }
    }),
}

/** What staff are alerted of. */
export const routes = listRoutes(contract.listStaffAlerts, list)
