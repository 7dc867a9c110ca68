import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { Problem } from '#platform/problems.ts'
import { createTestApp, TestClock, type TestApp } from '#testing/app.ts'
import type { MarketSource, Quote } from './market-source.ts'
import { priceFrom } from './price-of.ts'
import { simulatedCoins } from './simulated-coins.ts'
import { simulatedMarket } from './simulated-market.ts'
import { pricePath } from './simulated-price.ts'

const allIds = simulatedCoins.map(({ id }) => id)
const marketAt = (at: string, seed = 'seed') => simulatedMarket({ seed, clock: new TestClock(at) })

describe('the simulated market', () => {
  it('lists 50 different coins in order', async () => {
    const coins = await marketAt('2026-06-15T12:00:00Z').topCoins()
    expect(new Set(coins.map(({ id }) => id)).size).toBe(50)
    expect(coins.map(({ rank }) => rank)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  it('says the same wherever and in whatever order it is asked, and something else with another seed', async () => {
    const [one, other] = [marketAt('2026-06-15T12:00:00Z'), marketAt('2026-06-15T12:00:00Z')]
    await other.dailyCandles('bitcoin')
    expect(await one.prices(allIds)).toEqual(await other.prices(allIds.toReversed()))
    const foreign = await marketAt('2026-06-15T12:00:00Z', 'another').prices(allIds)
    expect(foreign).not.toEqual(await one.prices(allIds))
  })

  it('is pinned: these prices were computed once and never change for this seed', async () => {
    const prices = await marketAt('2026-06-15T12:00:00Z', 'evenmoor').prices(['bitcoin', 'tether', 'pepe'])
    expect([...prices].map(([id, { usdPico }]) => [id, usdPico.toString()])).toMatchInlineSnapshot(`
      [
        [
          "bitcoin",
          "64440757600000000",
        ],
        [
          "tether",
          "1000000000000",
        ],
        [
          "pepe",
          "9408214",
        ],
      ]
    `)
  })

  it('moves every three seconds, in small steps', () => {
    const path = pricePath('seed', simulatedCoins[0]!)
    const start = Date.parse('2026-06-15T12:00:00Z')
    const prices = Array.from({ length: 100 }, (_, step) => path.at(new Date(start + step * 3_000)))
    expect(new Set(prices).size).toBe(100)
    for (const [index, price] of prices.slice(1).entries()) {
      const step = price - prices[index]!
      expect((step < 0n ? -step : step) * 1_000n).toBeLessThan(price)
    }
  })

  it('never prices anything at zero, over ten years and all coins', () => {
    for (const coin of simulatedCoins) {
      const path = pricePath('seed', coin)
      for (let day = 0; day < 3_650; day += 7) {
        const price = path.at(new Date(Date.UTC(2026, 0, 1) + day * dayMs))
        expect(price * 100n).toBeGreaterThanOrEqual(coin.basePico * 29n)
        expect(price * 100n).toBeLessThanOrEqual(coin.basePico * 171n)
      }
    }
  })

  it('has candles of two years that hang together and hold every price that was shown', async () => {
    const clock = new TestClock('2026-06-15T23:00:00Z')
    const market = simulatedMarket({ seed: 'seed', clock })
    const shown: bigint[] = []
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance(59_000)
      shown.push((await market.prices(['solana'])).get('solana')!.usdPico)
    }
    const candles = (await market.dailyCandles('solana'))!
    expect(candles).toHaveLength(730)
    expect(candles.at(-1)).toMatchObject({ day: new Date('2026-06-15T00:00:00Z'), closePico: shown.at(-1)! })
    for (const { openPico, highPico, lowPico, closePico } of candles) {
      expect(lowPico).toBeLessThanOrEqual(openPico < closePico ? openPico : closePico)
      expect(highPico).toBeGreaterThanOrEqual(openPico > closePico ? openPico : closePico)
    }
    const opens = candles.slice(1).map(({ openPico }) => openPico)
    expect(opens).toEqual(candles.slice(0, -1).map(({ closePico }) => closePico))
    for (const price of shown) {
      expect(price).toBeGreaterThanOrEqual(candles.at(-1)!.lowPico)
      expect(price).toBeLessThanOrEqual(candles.at(-1)!.highPico)
    }
    clock.advance(dayMs)
    const tomorrow = (await market.dailyCandles('solana'))!
    expect(tomorrow.slice(0, -2)).toEqual(candles.slice(1, -1))
  })
})

describe('a price to reckon with', () => {
  const clock = new TestClock()
  const quoting = (quote?: Quote): MarketSource => ({
    ...marketAt('2026-06-15T12:00:00Z'),
    prices: async () => new Map(quote === undefined ? [] : [['bitcoin', quote]]),
  })
  const agoMs = (ms: number) => new Date(clock.now().getTime() - ms)

  it.each([
    ['no figure', undefined],
    ['zero', { usdPico: 0n, at: clock.now() }],
    ['less than a millionth of a dollar', { usdPico: 999_999n, at: clock.now() }],
    ['below zero', { usdPico: -1_000_000_000_000n, at: clock.now() }],
    ['older than a minute', { usdPico: 68_000_000_000_000_000n, at: agoMs(60_001) }],
  ])('is refused with 503 for %s', async (_what, quote) => {
    const refusal: unknown = await priceFrom(quoting(quote), clock, 'btc').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
  })

  it('is in millionths of a dollar; USDT is at par without asking', async () => {
    const quote = { usdPico: 68_000_123_456_789_000n, at: agoMs(60_000) }
    expect((await priceFrom(quoting(quote), clock, 'btc')).usdMinor).toBe(68_000_123_456n)
    expect((await priceFrom(quoting(undefined), clock, 'usdt')).usdMinor).toBe(1_000_000n)
  })
})

describe('the calls', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('tell coins, prices and candles as decimal text, labeled simulated', async () => {
    const coins = await app.call('GET', '/api/market/coins/')
    expect(coins.body[0]).toMatchObject({
      id: 'bitcoin',
      symbol: 'btc',
      name: 'Bitcoin',
      rank: 1,
      figures: 'simulated',
    })
    const { body } = await app.call('GET', '/api/market/prices/?ids=bitcoin,tether,unknown')
    expect(Object.keys(body)).toEqual(['bitcoin', 'tether'])
    expect(body.tether.usd).toBe('1.00')
    expect(body.bitcoin.usd).toMatch(/^[1-9]\d*\.\d{2,12}$/)
    const candles = await app.call('GET', '/api/market/candles/?id=bitcoin&interval=1d')
    expect(candles.body.at(-1)).toMatchObject({ time: '2026-06-15T00:00:00.000Z', close: body.bitcoin.usd })
  })

  it.each([
    '/api/market/prices/',
    '/api/market/prices/?ids=',
    '/api/market/prices/?ids=Bitcoin',
    '/api/market/prices/?ids=a&ids=b',
    '/api/market/candles/?id=nobody',
    '/api/market/candles/?id=bitcoin&interval=1h',
    '/api/market/candles/',
  ])('refuse %s', async (url) => {
    expect(await app.call('GET', url)).toMatchObject({ status: 400 })
  })
})
