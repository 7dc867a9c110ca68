import { getReferrals } from '@evenmoor/contract/referrals'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** The own referrals; further pages bring further people. */
export const referralsQuery = infiniteQueryOptions({
  queryKey: ['money', 'referrals'],
  queryFn: ({ pageParam, signal }) =>
    call(getReferrals, { query: pageParam === null ? {} : { people_cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ people }) => people.next,
})
