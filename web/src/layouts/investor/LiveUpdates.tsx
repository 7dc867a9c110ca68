import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/** Long enough for the page to be there first, with all it reads. */
const afterMs = 1_500

/**
 * Keeps the signed-in pages up to date as things happen, and shows what concerns the account as a whole; its code comes
 * after the page.
 */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const [notice, show] = useState<ReactNode>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    const start = async () => {
      const { startLive } = await import('#live/start-live.ts')
      if (!isLeft) stop = startLive(queryClient, show)
    }
    // Where the code cannot be had, the page asks by itself where it always did.
    const timer = setTimeout(() => void start().catch(() => undefined), afterMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
      stop?.()
    }
  }, [queryClient])
  return notice
}
