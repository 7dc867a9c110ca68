import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  noJitterGenerator,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import type { Clock } from '#platform/clock.ts'
import { MarketFault } from './market-fault.ts'

const timeoutMs = 8_000
const retriesMax = 3
const failuresMax = 3
const pauseFirstMs = 3_000
const pauseMaxMs = 60_000

/** 1, 2 and 4 s before the first, second and third retry. */
export const retryPace: IBackoffFactory<unknown> = new ExponentialBackoff({
  generator: noJitterGenerator,
  initialDelay: 1_000,
})

export type ServiceGuard = {
  /** Runs work that asks the service; the work must end when its signal is aborted. */
  readonly run: <T>(ask: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Whether the breaker is open, or the service requested a pause that isn't over. */
  readonly isLeftAlone: () => boolean
}

/**
 * Keeps a failing service from being pressed, and its callers from waiting for it. Each attempt has 8 s; a passing
 * fault is tried again up to three times. The third failure in a row opens the breaker: calls are refused at once
 * with a BrokenCircuitError, until after a pause one call goes through as a probe and others wait for how it ends.
 * Its success closes the breaker, its failure opens it for twice as long, at most a minute. A service that asks to
 * be left alone (Retry-After) is left alone for that long. What the work throws is thrown on.
 */
export function guardService(clock: Clock, pace: IBackoffFactory<unknown> = retryPace): ServiceGuard {
  const retries = retry(
    handleWhen((error) => error instanceof MarketFault && error.isPassing),
    { maxAttempts: retriesMax, backoff: pace },
  )
  const breaker = circuitBreaker(
    // A service that asks for a pause has not failed.
    handleWhen((error) => askedMsOf(error) === undefined),
    {
      breaker: new ConsecutiveBreaker(failuresMax),
      halfOpenAfter: { next: () => pauseOf(clock, pauseFirstMs) },
    },
  )
  const attempt = wrap(breaker, timeout(timeoutMs, TimeoutStrategy.Cooperative))
  let leftAloneUntilMs = 0
  const askUnlessLeftAlone = async <T>(ask: () => Promise<T>): Promise<T> => {
    const restMs = leftAloneUntilMs - clock.now().getTime()
    if (restMs > 0)
      throw new MarketFault('asked to be left alone', { isPassing: false, retryAfterMs: restMs })
    try {
      return await ask()
    } catch (error) {
      const askedMs = askedMsOf(error)
      if (askedMs !== undefined)
        leftAloneUntilMs = Math.max(leftAloneUntilMs, clock.now().getTime() + askedMs)
      throw error
    }
  }
  // Inside the breaker, so that calls that waited for a probe heed the pause that the probe was told.
  return {
    run: (ask) =>
      retries.execute(() => attempt.execute(({ signal }) => askUnlessLeftAlone(() => ask(signal)))),
    isLeftAlone: () => breaker.state === CircuitState.Open || clock.now().getTime() < leftAloneUntilMs,
  }
}

const askedMsOf = (error: unknown): number | undefined =>
  error instanceof MarketFault ? error.retryAfterMs : undefined

/**
 * A pause of the breaker that ends by our clock. The library compares a duration with the machine's time: the rest
 * of the pause is therefore told as all or nothing.
 */
function pauseOf(clock: Clock, pauseMs: number): IBackoff<unknown> {
  const endsAtMs = clock.now().getTime() + pauseMs
  return {
    get duration() {
      return clock.now().getTime() < endsAtMs ? Infinity : 0
    },
    next: () => pauseOf(clock, Math.min(pauseMs * 2, pauseMaxMs)),
  }
}
