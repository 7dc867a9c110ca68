import { BrokenCircuitError } from 'cockatiel'
import { expect, it } from 'vitest'
import { TestClock } from '#testing/app.ts'
import { MarketFault } from './market-fault.ts'
import { guardService } from './service-guard.ts'
import { notedPace } from './testing/noted-pace.ts'

const fails = async () => {
  throw new MarketFault('failed', { isPassing: false })
}
const asksForPause = async () => {
  throw new MarketFault('answered 429', { isPassing: false, retryAfterMs: 90_000 })
}
const works = async () => 'fine'
const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error)

it('tries a passing fault three times more, after 1, 2 and 4 s, and throws the last', async () => {
  const clock = new TestClock()
  const waited: number[] = []
  let asked = 0
  const { run: guard } = guardService(clock, notedPace(clock, waited))
  const failsPassingly = async () => {
    asked += 1
    throw new MarketFault(`failed ${asked}`)
  }
  // The pause after the third failure is over when the last try comes.
  expect(await outcome(guard(failsPassingly))).toMatchObject({ message: 'failed 4' })
  expect(waited).toEqual([1_000, 2_000, 4_000])
})

it('opens after the third failure in a row, not after three in all', async () => {
  const { run: guard, isLeftAlone } = guardService(new TestClock())
  for (const ask of [fails, fails, works, fails, fails]) await outcome(guard(ask))
  expect(await guard(works)).toBe('fine')
  expect(isLeftAlone()).toBe(false)
  for (const ask of [fails, fails, fails]) await outcome(guard(ask))
  expect(await outcome(guard(works))).toBeInstanceOf(BrokenCircuitError)
  expect(isLeftAlone()).toBe(true)
})

it('lets one probe through after the pause; a failed one doubles the pause up to a minute', async () => {
  const clock = new TestClock()
  const { run: guard } = guardService(clock)
  for (const ask of [fails, fails, fails]) await outcome(guard(ask))
  for (const pauseMs of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    clock.advance(pauseMs - 1)
    expect(await outcome(guard(works))).toBeInstanceOf(BrokenCircuitError)
    clock.advance(1)
    const answers = await Promise.all([outcome(guard(fails)), outcome(guard(works))])
    expect(answers[0]).toBeInstanceOf(MarketFault)
    expect(answers[1]).toBeInstanceOf(BrokenCircuitError)
  }
  clock.advance(60_000)
  expect(await guard(works)).toBe('fine')
  expect(await guard(works)).toBe('fine')
})

it('leaves it alone at once for as long as it is asked, whatever else succeeds meanwhile', async () => {
  const clock = new TestClock()
  const { run: guard, isLeftAlone } = guardService(clock)
  const answers = await Promise.all([outcome(guard(asksForPause)), guard(works)])
  expect(answers[1]).toBe('fine')
  let asked = 0
  const counted = async () => (asked += 1)
  clock.advance(89_999)
  expect(await outcome(guard(counted))).toMatchObject({ message: 'asked to be left alone' })
  expect([asked, isLeftAlone()]).toEqual([0, true])
  clock.advance(1)
  expect(isLeftAlone()).toBe(false)
  expect(await guard(counted)).toBe(1)
})

it('heeds a pause that the probe is told, also for calls that waited for the probe', async () => {
  const clock = new TestClock()
  const { run: guard } = guardService(clock)
  for (const ask of [fails, fails, fails]) await outcome(guard(ask))
  clock.advance(3_000)
  const answers = await Promise.all([outcome(guard(asksForPause)), outcome(guard(works))])
  expect(answers.map(String)).toEqual(['MarketFault: answered 429', 'MarketFault: asked to be left alone'])
  clock.advance(90_000)
  expect(await guard(works)).toBe('fine')
})
