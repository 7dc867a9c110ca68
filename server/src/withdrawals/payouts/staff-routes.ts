import * as contract from '@evenmoor/contract/staff-payouts'
import { route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { countHit, type Limit } from '#platform/rate-limits/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { lookUpPayout } from './look-up-payout.ts'
import { payoutList, staffPayout } from './staff-payouts.ts'

/** Each look-up asks the network's node. */
const lookupLimit: Limit = { name: 'staff-payout-lookup', max: 30, seconds: 600 }

/** The payments that staff make on test networks. */
export const routes = [
  ...listRoutes(contract.listStaffPayouts, payoutList),

  route(contract.getStaffPayout, ({ ctx, tx, params }) => staffPayout(ctx, tx, params.id)),

  withOwnTransactions(
    route(contract.lookUpPayout, async ({ ctx, caller, params, body: { transaction } }) => {
      await countHit(ctx, [{ limit: lookupLimit, subject: caller.personId }])
      return lookUpPayout(ctx, { id: params.id, transaction })
    }),
  ),
]
