import { changeKinds } from '@evenmoor/contract/events'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readSession } from '#api/session.ts'
import { isLive, setLive } from '#live/live-state.ts'
import { createRefresh } from '#live/refresh.ts'
import { shareStream } from '#live/share-stream.ts'
import { unreadQuery } from '#screens/investor/notifications/queries.ts'

/** A stream that is opened anew, as each is every few minutes, is no reason to ask by oneself. */
const patienceMs = 4_000
/** How often everything on the page is asked for without a stream, and with one, for what got lost. */
const askMs = 20_000
const askWhileLiveMs = 120_000
/** A tab that nobody has looked at for so long lets go of its stream. */
const hiddenMsMax = 5 * 60_000

/**
 * Keeps what the open page shows up to date, and `show`s what stands above it while the account is locked or suspended,
 * until the returned function is called.
 */
export function startLive(queryClient: QueryClient, show: (notice: ReactNode) => void): () => void {
  const refresh = createRefresh(queryClient)
  const readAll = () => refresh.changed(changeKinds)
  let lost: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  const askLater = () => {
    clearTimeout(asking)
    asking = setTimeout(
      () => {
        readAll()
        askLater()
      },
      isLive() ? askWhileLiveMs : askMs,
    )
  }
  const toState = (live: boolean) => {
    clearTimeout(lost)
    lost = undefined
    if (live === isLive()) return
    setLive(live)
    readAll()
    askLater()
  }
  const ears = {
    // Read again all that may have changed before it was told.
    onBegin: readAll,
    onState: (live: boolean) => {
      if (live) toState(true)
      else lost ??= setTimeout(() => toState(false), patienceMs)
    },
    onChange: refresh.changed,
  }
  askLater()
  // Reads what the bell shows, and again whenever it is old.
  const leaveBell = new QueryObserver(queryClient, unreadQuery).subscribe(() => undefined)
  const leaveStanding = whenLoaded(async () =>
    (await import('#standing/watch-standing.tsx')).watchStanding(queryClient, show),
  )
  const stopWatching = whileLookedAt((signal) => shareStream(readSession()?.userId ?? '', ears, signal))
  return () => {
    stopWatching()
    leaveBell()
    leaveStanding()
    clearTimeout(lost)
    clearTimeout(asking)
    refresh.stop()
    setLive(false)
  }
}

/** Begins when the page is there to be seen, and ends when it has not been for long, or is left. */
function whileLookedAt(begin: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController()
  let current: AbortController | undefined
  let hidden: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    if (current) return
    current = new AbortController()
    begin(current.signal)
  }
  const end = () => {
    clearTimeout(hidden)
    current?.abort()
    current = undefined
  }
  const look = () => {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(end, hiddenMsMax)
    else start()
  }
  const { signal } = stop
  document.addEventListener('visibilitychange', look, { signal })
  // A page that is left may be kept whole for the way back: with an open stream it is not.
  addEventListener('pagehide', end, { signal })
  addEventListener('pageshow', look, { signal })
  look()
  return () => {
    stop.abort()
    end()
  }
}

/** Begins when its code is here, unless that is too late; gives what ends it. Without its code nothing begins. */
function whenLoaded(begin: () => Promise<() => void>): () => void {
  let end: (() => void) | undefined
  let isLeft = false
  const start = async () => {
    const stop = await begin()
    if (isLeft) stop()
    else end = stop
  }
  void start().catch(() => undefined)
  return () => {
    isLeft = true
    end?.()
  }
}
