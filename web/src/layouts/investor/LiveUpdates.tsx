import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { afterFirstViewMs } from '#browser/user-activity.ts'

/**
 * Keeps the signed-in pages up to date as things happen, and shows what concerns the account as a whole; its code comes
 * after the page.
 */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const [notice, show] = useState<ReactNode>(null)
  const [alert, showAlert] = useState<ReactNode>(null)
  useEffect(() => {
    const stops: (() => void)[] = []
    let isLeft = false
    const start = async (load: () => Promise<() => () => void>) => {
      const begin = await load()
      if (!isLeft) stops.push(begin())
    }
    const timer = setTimeout(() => {
      const parts = [
        async () => {
          const { startLiveUpdates } = await import('#features/live-updates/start-live-updates.ts')
          return () => startLiveUpdates(queryClient)
        },
        async () => {
          const { watchAccountStatus } = await import('#features/account-status/watch-account-status.tsx')
          return () => watchAccountStatus(queryClient, show)
        },
        async () => {
          const { checkAtLogin } = await import('#features/proof/check-at-login.tsx')
          return () => {
            // The proof page says what kept a check from being made.
            void checkAtLogin(showAlert).catch(() => undefined)
            return () => undefined
          }
        },
      ]
      // If the code cannot be loaded, the page keeps polling where it already did.
      for (const load of parts) void start(load).catch(() => undefined)
    }, afterFirstViewMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [queryClient])
  return (
    <>
      {notice}
      {alert}
    </>
  )
}
