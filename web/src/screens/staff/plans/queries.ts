import { listStaffPlans } from '@evenmoor/contract/staff-plans'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const staffPlansQuery = queryOptions({
  queryKey: ['staff', 'plans'],
  queryFn: ({ signal }) => call(listStaffPlans, { signal }),
})
