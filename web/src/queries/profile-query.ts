import { me } from '@evenmoor/contract/people'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(me, { signal }),
  staleTime: 60_000,
})
