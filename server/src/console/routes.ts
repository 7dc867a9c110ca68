import * as contract from '@evenmoor/contract/staff-queues'
import { route } from '#platform/http/bind.ts'
import { forbidden } from '#platform/problems.ts'
import { listQueues } from './queues.ts'

export const routes = [
  route(contract.listStaffQueues, ({ ctx, tx, caller }) => {
    if (caller.staffRole === null) throw forbidden('staff_only')
    return listQueues(ctx, tx, caller.staffRole)
  }),
]
