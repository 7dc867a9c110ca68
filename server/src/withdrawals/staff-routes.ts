import * as contract from '@evenmoor/contract/staff-withdrawals'
import { route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import { staffWithdrawal } from './find-withdrawals.ts'
import { withdrawalList } from './staff-list.ts'

/** What staff do with withdrawals. */
export const routes = [
  ...listRoutes(contract.listStaffWithdrawals, withdrawalList),

  route(contract.getStaffWithdrawal, ({ tx, caller, params }) => staffWithdrawal(tx, params.id, caller)),

  route(contract.approveWithdrawal, async ({ ctx, tx, caller, params }) => {
    await approveWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId })
    return staffWithdrawal(tx, params.id, caller)
  }),

  route(contract.rejectWithdrawal, async ({ ctx, tx, caller, params, body }) => {
    await rejectWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId, reason: body.reason })
    return staffWithdrawal(tx, params.id, caller)
  }),
]
