/** A picture over a slow connection; the server gives it 40 seconds. */
export const uploadWithinMs = 60_000

/** The rest of a file that has begun to come; the server gives it as long. */
const fileWithinMs = 10 * 60_000

/**
 * The time of one call over all its requests, those that renew its session too. `signal` ends them when it is over, or when
 * `leaving` says that the answer is wanted no more.
 */
export class TimeLimit {
  readonly #over = new AbortController()
  /** The one that counts: a file gets a later one. */
  #limit: AbortSignal | undefined
  #isLate = false

  constructor(patienceMs: number, leaving?: AbortSignal) {
    this.#endAfter(patienceMs)
    if (leaving === undefined) return
    const leave = () => this.#over.abort(leaving.reason)
    if (leaving.aborted) leave()
    else leaving.addEventListener('abort', leave, { once: true, signal: this.signal })
  }

  get signal(): AbortSignal {
    return this.#over.signal
  }

  /** Whether it was time that ended the call, and not its caller. */
  get isLate(): boolean {
    return this.#isLate
  }

  /** A file has begun to come: the rest of it may take long. */
  giveTimeForFile(): void {
    this.#endAfter(fileWithinMs)
  }

  /** What the work gives. Rejects when the time is over, although the work goes on for others that wait for it. */
  async covers<T>(work: Promise<T>): Promise<T> {
    const over = Promise.withResolvers<never>()
    const end = () => over.reject(this.signal.reason as Error)
    if (this.signal.aborted) end()
    else this.signal.addEventListener('abort', end, { once: true })
    try {
      return await Promise.race([work, over.promise])
    } finally {
      this.signal.removeEventListener('abort', end)
    }
  }

  // The browser's own time: a page that sleeps in the background counts it all the same.
  #endAfter(ms: number): void {
    const limit = AbortSignal.timeout(ms)
    this.#limit = limit
    limit.addEventListener(
      'abort',
      () => {
        if (this.#limit !== limit || this.signal.aborted) return
        this.#isLate = true
        this.#over.abort(limit.reason)
      },
      { once: true },
    )
  }
}

/** One time limit for several calls that one press makes: what is left of it for the next, at least a fifth. */
export function sharedTimeLimit(patienceMs: number): () => number {
  const endsAtMs = performance.now() + patienceMs
  return () => Math.max(patienceMs / 5, endsAtMs - performance.now())
}
