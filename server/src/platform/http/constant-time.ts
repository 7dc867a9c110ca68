import { setTimeout as sleep } from 'node:timers/promises'

/** Well above what the work takes on a server that is not overloaded. */
const leastMs = 100

/**
 * Marks a route that anybody may call and whose work depends on what the caller must not learn, such as whether an
 * address has an account: it is answered, or refused, no sooner than 100 ms after it came, whatever there was to do.
 */
export const withConstantTime = <R extends { readonly evenPace?: boolean }>(bound: R): R => ({
  ...bound,
  evenPace: true,
})

/** The end of the even time that began at a moment of `performance.now()`. */
export const constantTimeFrom = (begunAt: number): Promise<void> =>
  sleep(Math.max(0, begunAt + leastMs - performance.now()))

/** The outcome of some work, no sooner than `leastMs` from now. */
export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, sleep(leastMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
