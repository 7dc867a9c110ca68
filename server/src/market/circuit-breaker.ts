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
 * it. Open: calls are refused at once. After the pause one call goes through as a probe (half-open) and others wait
 * for it: its success closes the breaker, its failure opens it for twice as long, at most a minute.
 */
export class CircuitBreaker {
  readonly #clock: Clock
  #failures = 0
  #pauseMs = pauseFirstMs
  #openUntil: number | undefined
  /** Ends when the probe has ended, well or badly. */
  #probe: Promise<void> | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Runs the work or throws BreakerOpen; what the work throws counts as a failure and is thrown on. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    // Whoever comes during a probe does as it turns out.
    while (this.#probe !== undefined) await this.#probe
    if (this.#openUntil === undefined) return this.#counted(work, false)
    if (this.#clock.now().getTime() < this.#openUntil) throw new BreakerOpen()
    const probe = this.#counted(work, true)
    const over = () => {
      this.#probe = undefined
    }
    this.#probe = probe.then(over, over)
    return probe
  }

  async #counted<T>(work: () => Promise<T>, isProbe: boolean): Promise<T> {
    try {
      const result = await work()
      this.#close()
      return result
    } catch (error) {
      this.#fail(error, isProbe)
      throw error
    }
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
