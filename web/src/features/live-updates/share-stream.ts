import { openEventStream, type StreamHandlers } from './event-stream.ts'

/** What the tab that has the stream tells the others; `ask` is how a new one finds out whether there is one. */
type Word =
  | { readonly type: 'ask' | 'begin' }
  | { readonly type: 'state'; readonly live: boolean }
  | { readonly type: 'change'; readonly kinds: readonly string[]; readonly everyone: boolean }

/** The tab with the stream passes each sign of life on. */
const silenceMsMax = 50_000

/**
 * One stream for all tabs of a person: whoever holds the lock has it, and passes on what it says; when that tab is closed,
 * the next has the lock. Where the browser has no locks, or tabs cannot talk, each tab has a stream of its own.
 */
export function shareEventStream(userId: string, ears: StreamHandlers, signal: AbortSignal): void {
  const { locks } = navigator
  // Without https there are none.
  if (!(locks as LockManager | undefined) || typeof BroadcastChannel === 'undefined')
    return void openEventStream(ears, signal)
  const name = `evenmoor.live.${userId}`
  const others = new BroadcastChannel(name)
  // A channel has no target: it stays within our own origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (word: Word) => others.postMessage(word)
  let isLeader = false
  let isTold = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const hearLeader = ({ data: word }: MessageEvent<Word>) => {
    if (word.type === 'ask') {
      if (isLeader) tell({ type: 'state', live: isTold })
      return
    }
    clearTimeout(silence)
    silence = setTimeout(() => ears.onState(false), silenceMsMax)
    pass(word, ears)
  }
  others.addEventListener('message', hearLeader)
  tell({ type: 'ask' })
  const leaderEars: StreamHandlers = {
    onBegin: () => (tell({ type: 'begin' }), ears.onBegin()),
    onState: (live) => ((isTold = live), tell({ type: 'state', live }), ears.onState(live)),
    onChange: (kinds, everyone) => (
      tell({ type: 'change', kinds, everyone }),
      ears.onChange(kinds, everyone)
    ),
  }
  const lead = async () => {
    isLeader = true
    clearTimeout(silence)
    await openEventStream(leaderEars, signal)
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

function pass(word: Word, ears: StreamHandlers): void {
  if (word.type === 'begin') ears.onBegin()
  if (word.type === 'state') ears.onState(word.live)
  if (word.type === 'change') ears.onChange(word.kinds, word.everyone)
}
