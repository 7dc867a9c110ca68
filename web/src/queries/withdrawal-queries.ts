import { getWithdrawal, getWithdrawalTimes, listWithdrawals } from '@evenmoor/contract/withdrawals'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'withdrawal', id],
    queryFn: ({ signal }) => call(getWithdrawal, { params: { id }, signal }),
  })

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: ['money', 'withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    call(listWithdrawals, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export const withdrawalTimesQuery = queryOptions({
  queryKey: ['withdrawal-times'],
  queryFn: ({ signal }) => call(getWithdrawalTimes, { signal }),
  staleTime: 60_000,
})
