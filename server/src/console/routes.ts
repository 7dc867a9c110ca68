import * as overview from '@evenmoor/contract/staff-overview'
import * as contract from '@evenmoor/contract/staff-queues'
import { route } from '#platform/http/bind.ts'
import { forbidden } from '#platform/problems.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { overviewDifferences, overviewHealth, overviewOf } from './overview.ts'
import { listQueues } from './queues.ts'

export const routes = [
  route(contract.listStaffQueues, ({ ctx, tx, caller }) => {
    if (caller.staffRole === null) throw forbidden('staff_only')
    return listQueues(ctx, tx, caller.staffRole)
  }),

  route(overview.getOverview, ({ ctx, tx }) => overviewOf(ctx, tx)),

  route(overview.getOverviewDifferences, ({ ctx, tx }) => overviewDifferences(ctx, tx)),

  withOwnTransactions(route(overview.getOverviewHealth, ({ ctx }) => overviewHealth(ctx))),
]
