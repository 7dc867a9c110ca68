import * as contract from '@evenmoor/contract/staff-subscribers'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { subscriberRows, type SubscriberRow } from './subscription-store.ts'

const list: ListSource<typeof contract.listStaffSubscribers, SubscriberRow> = {
  rows: (db, { status, q }) => subscriberRows(db, { status, q }),
  sortColumns: { mailed_at: 'mailed_at', email: 'email' },
  describe: (_reading, rows) =>
    rows.map((row) => ({
      id: row.id,
      email: row.email,
      status: row.status,
      mailed_at: row.mailed_at.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
    })),
}

/** Who is on the newsletter's list. */
export const routes = listRoutes(contract.listStaffSubscribers, list)
