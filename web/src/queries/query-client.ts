import { onlineManager, QueryClient } from '@tanstack/react-query'
import { problemOf } from '#refusals/problem.ts'

const retriesMax = 3

/** Reads are tried again when the server was down or out of reach; writes never are. */
export function createQueryClient(): QueryClient {
  // The library learns of changes alone; a page may be opened without a network. Then reads wait for it.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) =>
          failures < retriesMax && ['unavailable', 'unreachable', 'late'].includes(problemOf(error).kind),
        retryDelay: (attempt) => 1_000 * 2 ** attempt,
      },
      mutations: { retry: false },
    },
  })
}
