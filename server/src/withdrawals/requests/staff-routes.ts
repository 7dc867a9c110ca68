import * as contract from '@evenmoor/contract/staff-withdrawals'
import * as payouts from '@evenmoor/contract/staff-payouts'
import { route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { countHit, type Limit } from '#platform/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import { lookUpPayout } from '#withdrawals/payouts/look-up-payout.ts'
import { payoutList, staffPayout } from '#withdrawals/payouts/staff-payouts.ts'
import { staffWithdrawal, withdrawalList } from './staff-withdrawals.ts'

/** Each of them asks the network's node. */
const lookupLimit: Limit = { name: 'staff-payout-lookup', max: 30, seconds: 600 }

/** What staff do with withdrawals. */
export const routes = [
  ...listRoutes(contract.listStaffWithdrawals, withdrawalList),

  route(contract.getStaffWithdrawal, ({ ctx, tx, caller, params }) =>
    staffWithdrawal(ctx, tx, { id: params.id, reader: caller }),
  ),

  route(contract.approveWithdrawal, async ({ ctx, tx, caller, params, body }) => {
    await approveWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId, version: body?.version })
    return staffWithdrawal(ctx, tx, { id: params.id, reader: caller })
  }),

  route(contract.rejectWithdrawal, async ({ ctx, tx, caller, params, body }) => {
    const { reason, version } = body
    await rejectWithdrawal(ctx, tx, { id: params.id, staffId: caller.personId, reason, version })
    return staffWithdrawal(ctx, tx, { id: params.id, reader: caller })
  }),

  ...listRoutes(payouts.listStaffPayouts, payoutList),

  route(payouts.getStaffPayout, ({ ctx, tx, params }) => staffPayout(ctx, tx, params.id)),

  withOwnTransactions(
    route(payouts.lookUpPayout, async ({ ctx, caller, params, body: { transaction } }) => {
      await countHit(ctx, [{ limit: lookupLimit, subject: caller.personId }])
      return lookUpPayout(ctx, { id: params.id, transaction })
    }),
  ),
]
