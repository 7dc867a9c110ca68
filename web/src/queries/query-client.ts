import { onlineManager, QueryClient } from '@tanstack/react-query'
import { problemOf } from '#refusals/problem.ts'

const retriesMax = 3

/** Reads are tried again when the server was down or out of reach; writes never are. */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener(followNetwork)
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

/**
 * A page may be opened without a network: then reads wait for it. The library learns of changes alone, and listens only
 * while somebody asks it, so a network that came back before the page stood would be missed for good.
 */
function followNetwork(setOnline: (isOnline: boolean) => void): (() => void) | undefined {
  if (typeof window === 'undefined') return undefined
  const tell = () => setOnline(navigator.onLine)
  tell()
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
