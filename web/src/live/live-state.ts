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

/** How seldom something is asked for while changes are told: for the one that got lost. */
const calmMs = 30_000

/** How often to ask, for something that is asked for every `ms` by itself. */
export const paced = (ms: number): number => (isTold ? Math.max(ms, calmMs) : ms)
