import { expect, it } from 'vitest'
import { TestClock } from '#testing/app.ts'
import { BreakerOpen, CircuitBreaker } from './circuit-breaker.ts'
import { MarketFault } from './market-fault.ts'

const fails = async () => {
  throw new MarketFault('failed')
}
const works = async () => 'fine'
const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error)

it('opens after the third failure in a row, not after three in all', async () => {
  const breaker = new CircuitBreaker(new TestClock())
  for (const work of [fails, fails, works, fails, fails]) await outcome(breaker.run(work))
  expect(await breaker.run(works)).toBe('fine')
  for (const work of [fails, fails, fails]) await outcome(breaker.run(work))
  expect(await outcome(breaker.run(works))).toBeInstanceOf(BreakerOpen)
})

it('lets one probe through after the pause; a failed one doubles the pause up to a minute', async () => {
  const clock = new TestClock()
  const breaker = new CircuitBreaker(clock)
  for (const work of [fails, fails, fails]) await outcome(breaker.run(work))
  for (const pauseMs of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    clock.advance(pauseMs - 1)
    expect(await outcome(breaker.run(works))).toBeInstanceOf(BreakerOpen)
    clock.advance(1)
    const answers = await Promise.all([outcome(breaker.run(fails)), outcome(breaker.run(works))])
    expect(answers[0]).not.toBeInstanceOf(BreakerOpen)
    expect(answers[1]).toBeInstanceOf(BreakerOpen)
  }
  clock.advance(60_000)
  expect(await breaker.run(works)).toBe('fine')
  expect(await breaker.run(works)).toBe('fine')
})

it('opens at once for as long as it is asked', async () => {
  const clock = new TestClock()
  const breaker = new CircuitBreaker(clock)
  const asks = async () => {
    throw new MarketFault('answered 429', { retryAfterMs: 90_000 })
  }
  await outcome(breaker.run(asks))
  clock.advance(89_999)
  expect(await outcome(breaker.run(works))).toBeInstanceOf(BreakerOpen)
  clock.advance(1)
  expect(await breaker.run(works)).toBe('fine')
})
