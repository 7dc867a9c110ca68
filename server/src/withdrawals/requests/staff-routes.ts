import * as contract from '@evenmoor/contract/staff-withdrawals'
import { route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import { staffWithdrawal, withdrawalList } from './staff-withdrawals.ts'

/** Reviewing withdrawals. */
export const routes = [
  ...listRoutes(contract.listStaffWithdrawals, withdrawalList),

  route(contract.getStaffWithdrawal, ({ ctx, tx, caller, params }) =>
    staffWithdrawal(ctx, tx, { id: params.id, reader: caller }),
  ),

  route(contract.approveWithdrawal, async ({ ctx, tx, caller, params, body }) => {
    const { version, reason = null } = body ?? {}
    await approveWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId, version, reason })
    return staffWithdrawal(ctx, tx, { id: params.id, reader: caller })
  }),

  route(contract.rejectWithdrawal, async ({ ctx, tx, caller, params, body }) => {
    const { reason, version } = body
    await rejectWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId, reason, version })
    return staffWithdrawal(ctx, tx, { id: params.id, reader: caller })
  }),
]
