import { because } from '@evenmoor/contract/refusals'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#platform/clock.ts'
import { unavailable } from '#platform/problems.ts'

export type ReadingOptions<T> = {
  readonly clock: Clock
  /** Tells its faults itself: here they only mean that what is kept stays. */
  readonly refresh: () => Promise<T>
  /** Younger than this it is answered as it is. */
  readonly freshMs: number
  /** Younger than this it is answered while a newer one is fetched; older, the newer one is waited for. */
  readonly usableMs: number
  /** How long a caller waits at most. */
  readonly patienceMs: number
}

export type SharedReading<T> = {
  /** The newest reading within reach, however old; throws 503 when there never was one. */
  readonly read: () => Promise<T>
  /** What is kept now. */
  readonly kept: () => T | undefined
}

/** One value for everybody: however many callers there are, one refresh is under way at a time. */
export function sharedReading<T>(options: ReadingOptions<T>): SharedReading<T> {
  const { clock, freshMs, usableMs, patienceMs } = options
  let kept: { readonly value: T; readonly readAtMs: number } | undefined
  let underWay: Promise<void> | undefined

  const refresh = async (): Promise<void> => {
    try {
      const value = await options.refresh()
      kept = { value, readAtMs: clock.now().getTime() }
    } catch {
      // See `refresh` above.
    } finally {
      underWay = undefined
    }
  }
  const read = async (): Promise<T> => {
    const ageMs = kept === undefined ? Infinity : clock.now().getTime() - kept.readAtMs
    if (kept !== undefined && ageMs < freshMs) return kept.value
    underWay ??= refresh()
    if (kept === undefined || ageMs >= usableMs) await atMost(patienceMs, underWay)
    if (kept === undefined) throw unavailable(because('market_figures_missing'), 60)
    return kept.value
  }
  return { read, kept: () => kept?.value }
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const enough = new AbortController()
  await Promise.race([work, wait(ms, undefined, { signal: enough.signal }).catch(() => undefined)])
  enough.abort()
}
