/**
 * Whether changes are told to this page as they happen. While they are not, or not yet, everything that moves is asked
 * for again and again.
 */
let isTold = false

export const isLive = (): boolean => isTold

/** Called by the stream alone. */
export const setLive = (live: boolean): void => {
  isTold = live
}

/** The polling interval while the stream is live, in case an event was lost. */
const calmMs = 30_000

/** The polling interval for something polled every `ms` without a stream. */
export const livePollMs = (ms: number): number => (isTold ? Math.max(ms, calmMs) : ms)
