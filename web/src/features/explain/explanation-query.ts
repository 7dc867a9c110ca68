import { explainFigure, type FigureName, listExplainedPostings } from '@evenmoor/contract/explanations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** The sum behind a figure. */
export const explanationQuery = (of: FigureName) =>
  queryOptions({
    queryKey: ['money', 'explanation', of],
    queryFn: ({ signal }) => call(explainFigure, { params: { of }, signal }),
  })

/** Its postings up to a transfer, which never change: what is newer has another key. */
export const postingsQuery = (of: FigureName, asOf: string) =>
  infiniteQueryOptions({
    queryKey: ['explained-postings', of, asOf],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listExplainedPostings, {
        params: { of },
        query: { as_of: asOf, ...(cursor !== null && { cursor }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 30_000,
  })

/** A page with what its hashes are made of. */
export const readProofs = (of: FigureName, asOf: string, cursor: string | null, signal: AbortSignal) =>
  call(listExplainedPostings, {
    params: { of },
    query: { as_of: asOf, proof: 'true', ...(cursor !== null && { cursor }) },
    signal,
  })
