import { listStaffQueues } from '@evenmoor/contract/staff-queues'
import { listStaffWork } from '@evenmoor/contract/staff-work'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const queuesKey = ['staff', 'queues'] as const

/** What waits for staff, for the bar at the top of the console. */
export const queuesQuery = queryOptions({
  queryKey: [...queuesKey, 'counts'],
  queryFn: ({ signal }) => call(listStaffQueues, { signal }),
})

/** What waits, item by item. Below the queues' own key: a decision makes both stale. */
export const workQuery = queryOptions({
  queryKey: [...queuesKey, 'work'],
  queryFn: ({ signal }) => call(listStaffWork, { signal }),
})
