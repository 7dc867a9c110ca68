import { getPerformance } from '@evenmoor/contract/performance'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { describePerformance } from './describe-performance.ts'

export const routes = [
  // A slow market must not hold one of the database's connections.
  withOwnTransactions(
    route(getPerformance, ({ ctx, caller, query }) => describePerformance(ctx, caller.personId, query)),
  ),
]
