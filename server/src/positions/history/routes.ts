import * as contract from '@evenmoor/contract/positions'
import { route } from '#platform/http/bind.ts'
import { listPositionResults } from './list-position-results.ts'

/** What each day did to an investor's own position. */
export const routes = [
  route(contract.listPositionResults, ({ tx, caller, params, query }) =>
    listPositionResults(tx, { investorId: caller.personId, positionId: params.id, cursor: query.cursor }),
  ),
]
