const retriesMax = 3
const firstDelayMs = 1_000

/** Resolves after so long; rejects when `signal` is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** A request, tried again up to three times after 1, 2 and 4 seconds (spec, section 7). Throws the last failure. */
export async function withRetries<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await request()
    } catch (error) {
      if (retries === retriesMax || signal.aborted) throw error
      await pause(firstDelayMs * 2 ** retries, signal)
    }
  }
}
