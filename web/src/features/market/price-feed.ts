import type { MarketPrice } from '@evenmoor/contract/market'
import { withRetries } from '#queries/with-retries.ts'

const pollMs = 5_000
const pollMaxMs = 30_000

/** How long after so many failures in a row the next poll comes: 5, 10, 20, 30, 30 … seconds (spec, section 4). */
export const nextPollMs = (failures: number): number =>
  Math.min(pollMs * 2 ** Math.min(failures, 10), pollMaxMs)

/** A price with the moment it came, by this device's clock: its age is told from that, not from the server's time. */
type SeenPrice = MarketPrice & { readonly seenAtMs: number }

export type FeedState = {
  readonly prices: ReadonlyMap<string, SeenPrice>
  /** Polls in a row that brought no fresh price. */
  readonly failures: number
  /** When the next poll is due, by this device's clock. */
  readonly nextAtMs: number
}

export type PriceFeed = {
  /** Polls these coins too, at once where one has no price yet; the listener is told of every change. */
  readonly follow: (ids: readonly string[], listener: (state: FeedState) => void) => () => void
  /** Polls now, if no poll is under way. */
  readonly pollNow: () => void
  readonly state: () => FeedState
}

type Read = (ids: readonly string[], signal: AbortSignal) => Promise<Readonly<Record<string, MarketPrice>>>

/** One poll for everything on the page that shows a live price; none while nothing follows. */
export function createPriceFeed(read: Read, isShown: () => boolean = () => true): PriceFeed {
  const followers = new Map<object, { ids: readonly string[]; listener: (state: FeedState) => void }>()
  let state: FeedState = { prices: new Map(), failures: 0, nextAtMs: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: AbortController | undefined

  const tell = (next: FeedState) => {
    state = next
    for (const { listener } of followers.values()) listener(state)
  }
  const followedIds = () => [...new Set([...followers.values()].flatMap(({ ids }) => ids))].toSorted()
  const schedule = (failures: number): number => {
    const delayMs = nextPollMs(failures)
    clearTimeout(timer)
    timer = setTimeout(pollNow, delayMs)
    return Date.now() + delayMs
  }

  async function poll(leaving: AbortController): Promise<void> {
    const ids = followedIds()
    try {
      const answer = await withRetries(() => read(ids, leaving.signal), leaving.signal)
      const seenAtMs = Date.now()
      const prices = new Map(state.prices)
      for (const [id, price] of Object.entries(answer)) prices.set(id, { ...price, seenAtMs })
      const isFresh = ids.every((id) => answer[id]?.stale === false)
      const failures = isFresh ? 0 : state.failures + 1
      underWay = undefined
      tell({ prices, failures, nextAtMs: schedule(failures) })
      // Somebody came while this poll was under way.
      if (isFresh && followedIds().some((id) => !ids.includes(id))) pollNow()
    } catch {
      if (leaving.signal.aborted) return
      underWay = undefined
      const failures = state.failures + 1
      tell({ ...state, failures, nextAtMs: schedule(failures) })
    }
  }
  function pollNow(): void {
    if (underWay !== undefined || followers.size === 0) return
    if (!isShown()) {
      schedule(0)
      return
    }
    clearTimeout(timer)
    underWay = new AbortController()
    void poll(underWay)
  }
  const leave = (follower: object) => {
    followers.delete(follower)
    if (followers.size > 0) return
    clearTimeout(timer)
    underWay?.abort()
    underWay = undefined
  }

  return {
    follow: (ids, listener) => {
      const follower = {}
      const isFirst = followers.size === 0
      followers.set(follower, { ids, listener })
      listener(state)
      if (isFirst || ids.some((id) => !state.prices.has(id))) pollNow()
      return () => leave(follower)
    },
    pollNow,
    state: () => state,
  }
}
