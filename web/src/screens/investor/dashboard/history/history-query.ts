import { getHistory, type historyRanges } from '@evenmoor/contract/transactions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** The own money day by day. */
export const historyQuery = (range: (typeof historyRanges)[number]) =>
  queryOptions({
    queryKey: ['money', 'history', range],
    queryFn: ({ signal }) => call(getHistory, { query: { range }, signal }),
  })
