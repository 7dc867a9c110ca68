import { changeKinds } from '@evenmoor/contract/events'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { readSession } from '#api/session.ts'
import { isLive, setLive } from '#queries/live-state.ts'
import { createQueryRefresh } from './refresh-queries.ts'
import { shareEventStream } from './share-stream.ts'
import { unreadQuery } from '#queries/notification-queries.ts'

/** Streams reconnect every few minutes. Such a short gap is no reason to poll. */
const patienceMs = 4_000
/** How often everything on the page is asked for without a stream, and with one, for what got lost. */
const askMs = 20_000
const askWhileLiveMs = 120_000
/** A tab hidden for this long closes its stream. */
const hiddenMsMax = 5 * 60_000

/** Keeps what the open page shows up to date until the returned function is called. */
export function startLiveUpdates(queryClient: QueryClient): () => void {
  const refresh = createQueryRefresh(queryClient)
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
    // Refetch everything that may have changed before the stream began.
    onBegin: readAll,
    onState: (live: boolean) => {
      if (live) toState(true)
      else lost ??= setTimeout(() => toState(false), patienceMs)
    },
    onChange: refresh.changed,
  }
  askLater()
  // Keeps the bell's count fresh.
  const leaveBell = new QueryObserver(queryClient, unreadQuery).subscribe(() => undefined)
  const stopWatching = whileLookedAt((signal) => shareEventStream(readSession()?.userId ?? '', ears, signal))
  return () => {
    stopWatching()
    leaveBell()
    clearTimeout(lost)
    clearTimeout(asking)
    refresh.stop()
    setLive(false)
  }
}

/** Runs while the page is visible, and stops when it was hidden for long or is left. */
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
