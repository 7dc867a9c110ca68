import { openEventStream, type StreamHandlers } from './event-stream.ts'

/** What the tab that has the stream tells the others; `ask` is how a new one finds out whether there is one. */
type TabMessage =
  | { readonly type: 'ask' | 'begin' }
  | { readonly type: 'state'; readonly live: boolean }
  | { readonly type: 'change'; readonly kinds: readonly string[]; readonly everyone: boolean }

/** The tab with the stream passes each sign of life on. */
const silenceMsMax = 50_000

/**
 * One stream for all tabs of a person: whoever holds the lock has it, and passes on what it says; when that tab is closed,
 * the next has the lock. Where the browser has no locks, or tabs cannot talk, each tab has a stream of its own.
 */
export function shareEventStream(userId: string, handlers: StreamHandlers, signal: AbortSignal): void {
  const { locks } = navigator
  // Without https there are none.
  if (!(locks as LockManager | undefined) || typeof BroadcastChannel === 'undefined')
    return void openEventStream(handlers, signal)
  const name = `evenmoor.live.${userId}`
  const others = new BroadcastChannel(name)
  // A channel has no target: it stays within our own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: TabMessage) => others.postMessage(message)
  let isLeader = false
  let isLive = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const onLeaderMessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.type === 'ask') {
      if (isLeader) tell({ type: 'state', live: isLive })
      return
    }
    clearTimeout(silence)
    silence = setTimeout(() => handlers.onState(false), silenceMsMax)
    pass(message, handlers)
  }
  others.addEventListener('message', onLeaderMessage)
  tell({ type: 'ask' })
  const leaderHandlers: StreamHandlers = {
    onBegin: () => (tell({ type: 'begin' }), handlers.onBegin()),
    onState: (live) => ((isLive = live), tell({ type: 'state', live }), handlers.onState(live)),
    onChange: (kinds, everyone) => (
      tell({ type: 'change', kinds, everyone }),
      handlers.onChange(kinds, everyone)
    ),
  }
  const lead = async () => {
    isLeader = true
    clearTimeout(silence)
    await openEventStream(leaderHandlers, signal)
  }
  // Given up while it waited: the tab is closed, or hidden for long.
  locks.request(name, { signal }, lead).catch(() => undefined)
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(silence)
      others.close()
    },
    { once: true },
  )
}

function pass(message: TabMessage, handlers: StreamHandlers): void {
  if (message.type === 'begin') handlers.onBegin()
  if (message.type === 'state') handlers.onState(message.live)
  if (message.type === 'change') handlers.onChange(message.kinds, message.everyone)
}
