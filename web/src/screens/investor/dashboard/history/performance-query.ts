import { getPerformance } from '@evenmoor/contract/performance'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** How the own account did between two days, both included. */
export const performanceQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['money', 'performance', from, to],
    queryFn: ({ signal }) => call(getPerformance, { query: { from, to }, signal }),
  })
