/** Closed-loop measurement: a number of callers, each starting its next call when the last one has ended. */

/** Calls a second, and the latencies in milliseconds that half and 99 % of them stayed under. */
export type Rate = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** Lets `callers` call for `ms`, after a short run that is not counted. A call that throws ends the measurement. */
export async function measure(callers: number, ms: number, call: () => Promise<unknown>): Promise<Rate> {
  await run(callers, Math.min(500, ms / 4), call)
  return run(callers, ms, call)
}

async function run(callers: number, ms: number, call: () => Promise<unknown>): Promise<Rate> {
  const latencies: number[] = []
  const begin = performance.now()
  const end = begin + ms
  const caller = async () => {
    for (let now = performance.now(); now < end;) {
      await call()
      const later = performance.now()
      latencies.push(later - now)
      now = later
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return rateOf(latencies, performance.now() - begin)
}

/** Sorts the latencies in place. */
export function rateOf(latencies: number[], ms: number): Rate {
  latencies.sort((a, b) => a - b)
  return {
    perSecond: (latencies.length / ms) * 1_000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  }
}

/** Of sorted numbers; 0 without any. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** The middle one of each figure by itself: one disturbed round changes nothing. */
export function medianRate(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p50: median(rates.map(({ p50 }) => p50)),
    p99: median(rates.map(({ p99 }) => p99)),
  }
}

export const median = (numbers: readonly number[]): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )

/** How long a piece of work took, in seconds, with what it gave. */
export async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const begin = performance.now()
  const result = await work()
  return { seconds: (performance.now() - begin) / 1_000, result }
}

/** The value that this share of the numbers stays under. */
export const quantileOf = (numbers: readonly number[], share: number): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    share,
  )

/** From the smallest to the largest. */
export const spread = (numbers: readonly number[], digits: number): string =>
  `${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)}`
