import type { listStaffWithdrawals } from '@evenmoor/contract/staff-withdrawals'
import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import type { Database } from '#platform/database/pool.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { forStaff } from './describe-withdrawal.ts'
import { openStatuses } from './withdrawal.ts'
import { countWaiting, ofInvestor, selectSteps, staffRows, type StaffRow } from './withdrawal-store.ts'

/** The withdrawals as staff list them. */
export const withdrawalList: ListSource<typeof listStaffWithdrawals, StaffRow> = {
  rows: (db, { status, q = '' }) =>
    staffRows(db, {
      statuses: status === 'open' ? openStatuses : status === undefined ? withdrawalStatuses : [status],
      search: q,
    }),
  sortColumns: { created_at: 'created_at', amount: 'amount_minor', investor: 'sort_name' },
  describe: async ({ db, caller }, rows) => {
    const steps = await selectSteps(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => forStaff(ofInvestor(row), steps.get(row.id) ?? [], caller))
  },
}

/** How many withdrawals wait for staff, and since when the oldest. */
export const waitingWithdrawals = (db: Database) => countWaiting(db, openStatuses)
