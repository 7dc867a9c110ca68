import { getIdentity } from '@evenmoor/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** While staff look at it: how soon to ask again. */
const pollMs = 15_000

/** The state of the person's identity check. */
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: ({ signal }) => call(getIdentity, { signal }),
  refetchInterval: ({ state }) => (state.data?.status === 'in_review' ? pollMs : false),
})
