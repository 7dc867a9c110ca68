import { getPosition, listPositionResults } from '@evenmoor/contract/positions'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'

/** One position with its terms; null when it is not there, or somebody else's. */
export const positionQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'position', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(getPosition, { params: { id }, signal })
      } catch (reason) {
        if (problemOf(reason).status === notFound) return null
        throw reason
      }
    },
  })

const notFound = 404

export const positionResultsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['money', 'position-results', id],
    queryFn: ({ pageParam, signal }) =>
      call(listPositionResults, {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
