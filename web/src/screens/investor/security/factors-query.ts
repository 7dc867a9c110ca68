import { listFactors } from '@evenmoor/contract/factors'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { profileQuery } from '#queries/profile-query.ts'

export const factorsQuery = queryOptions({
  queryKey: ['security', 'factors'],
  queryFn: ({ signal }) => call(listFactors, { signal }),
})

/** Reads the means to log in again, and what the profile says of them. */
const refresh = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  ])
}

/** To be called after each change of the means to log in. */
export function useRefreshSecurity(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => refresh(queryClient)
}
