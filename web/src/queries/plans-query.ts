import { listPlans } from '@evenmoor/contract/plans'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Read again when money was refused too: the terms may have changed. */
export const plansQuery = queryOptions({
  queryKey: ['money', 'plans'],
  queryFn: ({ signal }) => call(listPlans, { signal }),
  staleTime: 60_000,
})
