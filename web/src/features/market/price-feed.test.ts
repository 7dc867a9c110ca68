import type { MarketPrice } from '@evenmoor/contract/market'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPriceFeed, type FeedState, nextPollMs } from './price-feed.ts'

const price = (usd: string, stale = false): MarketPrice => ({
  usd,
  change_24h: '1.00',
  at: '2026-06-15T12:00:00Z',
  age_seconds: 1,
  stale,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A feed whose answers a test decides, and when it asked (in seconds from the start). */
function fedBy(answer: (ids: readonly string[]) => Record<string, MarketPrice> | Error) {
  const begun = Date.now()
  const asked: { at: number; ids: readonly string[] }[] = []
  const seen: FeedState[] = []
  const feed = createPriceFeed(async (ids) => {
    asked.push({ at: (Date.now() - begun) / 1_000, ids })
    const given = answer(ids)
    if (given instanceof Error) throw given
    return given
  })
  return {
    feed,
    asked,
    seen,
    told: (state: FeedState) => seen.push(state),
    times: () => asked.map(({ at }) => at),
  }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

test('the interval doubles from 5 to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map(nextPollMs)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000, 30_000])
})

test('polls every 5 seconds while something follows, and not after', async () => {
  const { feed, times, told } = fedBy(() => ({ bitcoin: price('1') }))
  const stop = feed.follow(['bitcoin'], told)
  await seconds(16)
  expect(times()).toEqual([0, 5, 10, 15])
  stop()
  await seconds(60)
  expect(times()).toHaveLength(4)
})

test('a failed poll is tried again after 1, 2 and 4 s; then 10, 20, 30 s go by, and 5 after a success', async () => {
  let works = false
  const { feed, times, seen, told } = fedBy(() => (works ? { bitcoin: price('1') } : new Error('down')))
  feed.follow(['bitcoin'], told)
  await seconds(7)
  expect(times()).toEqual([0, 1, 3, 7])
  expect(seen.at(-1)?.failures).toBe(1)
  await seconds(100)
  expect(times()).toEqual([0, 1, 3, 7, 17, 18, 20, 24, 44, 45, 47, 51, 81, 82, 84, 88])
  works = true
  await seconds(22)
  expect(times().slice(16)).toEqual([118, 123, 128])
  expect(seen.at(-1)?.failures).toBe(0)
})

test('a stale price is shown and counts as a failure', async () => {
  const { feed, times, seen, told } = fedBy(() => ({ bitcoin: price('1', true) }))
  feed.follow(['bitcoin'], told)
  await seconds(31)
  expect(times()).toEqual([0, 10, 30])
  expect(seen.at(-1)?.prices.get('bitcoin')).toMatchObject({ usd: '1', stale: true })
})

test('the last price stays when a poll fails', async () => {
  let works = true
  const { feed, seen, told } = fedBy(() => (works ? { bitcoin: price('7') } : new Error('down')))
  feed.follow(['bitcoin'], told)
  await seconds(1)
  works = false
  await seconds(12)
  expect(seen.at(-1)).toMatchObject({ failures: 1 })
  expect(seen.at(-1)?.prices.get('bitcoin')?.usd).toBe('7')
})

test('all followers share one poll; a new coin is asked for at once', async () => {
  const { feed, asked, told } = fedBy((ids) => Object.fromEntries(ids.map((id) => [id, price('1')])))
  feed.follow(['bitcoin', 'ethereum'], told)
  await seconds(1)
  feed.follow(['bitcoin'], told)
  feed.follow(['solana'], told)
  await seconds(1)
  expect(asked).toEqual([
    { at: 0, ids: ['bitcoin', 'ethereum'] },
    { at: 1, ids: ['bitcoin', 'ethereum', 'solana'] },
  ])
})
