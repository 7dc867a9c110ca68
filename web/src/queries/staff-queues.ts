import { listStaffQueues } from '@evenmoor/contract/staff-queues'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const queuesKey = ['staff', 'queues'] as const

/** What waits for staff, for the bar at the top of the console. */
export const queuesQuery = queryOptions({
  queryKey: queuesKey,
  queryFn: ({ signal }) => call(listStaffQueues, { signal }),
})
