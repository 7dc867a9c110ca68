import type { Clock } from '#platform/clock.ts'
import { MarketFault } from './market-fault.ts'

const failuresMax = 3
const pauseFirstMs = 3_000
const pauseMaxMs = 60_000

/** Thrown instead of asking while the service is left alone. */
export class BreakerOpen extends MarketFault {
  constructor() {
    super('is left alone after failures', { isPassing: false })
  }
}

/**
 * Leaves a failing service alone. Closed: calls go through; the third failure in a row, or a request to wait, opens
 * it. Open: calls are refused at once. After the pause one call goes through as a probe (half-open): its success
 * closes the breaker, its failure opens it for twice as long, at most a minute.
 */
export class CircuitBreaker {
  readonly #clock: Clock
  #failures = 0
  #pauseMs = pauseFirstMs
  #openUntil: number | undefined
  #isProbing = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Runs the work or throws BreakerOpen; what the work throws counts as a failure and is thrown on. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const isProbe = this.#admit()
    try {
      const result = await work()
      this.#close()
      return result
    } catch (error) {
      this.#fail(error, isProbe)
      throw error
    } finally {
      if (isProbe) this.#isProbing = false
    }
  }

  #admit(): boolean {
    if (this.#openUntil === undefined) return false
    if (this.#isProbing || this.#clock.now().getTime() < this.#openUntil) throw new BreakerOpen()
    this.#isProbing = true
    return true
  }

  #close(): void {
    this.#failures = 0
    this.#pauseMs = pauseFirstMs
    this.#openUntil = undefined
  }

  #fail(error: unknown, isProbe: boolean): void {
    const askedMs = error instanceof MarketFault ? error.retryAfterMs : undefined
    this.#failures += 1
    if (!isProbe && askedMs === undefined && this.#failures < failuresMax) return
    const until = this.#clock.now().getTime() + (askedMs ?? this.#pauseMs)
    this.#openUntil = Math.max(until, this.#openUntil ?? 0)
    if (isProbe || this.#failures === failuresMax) this.#pauseMs = Math.min(this.#pauseMs * 2, pauseMaxMs)
  }
}
