/** What the screens of daily results read. After each step everything under `resultsKey` is read again. */
import { getStaffResult, listStaffResults, type ResultStatus } from '@evenmoor/contract/staff-results'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const resultsKey = ['staff', 'results'] as const

/** The days of every plan, page by page, latest first; null for all states. */
export const daysQuery = (status: ResultStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...resultsKey, 'days', status],
    queryFn: ({ pageParam, signal }) =>
      call(listStaffResults, {
        query: { status: status ?? undefined, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  })

/** One plan's day. */
export const dayQuery = (planId: string, day: string) =>
  queryOptions({
    queryKey: [...resultsKey, 'day', planId, day],
    queryFn: ({ signal }) => call(getStaffResult, { params: { plan_id: planId, day }, signal }),
  })
