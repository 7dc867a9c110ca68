import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { TestClock } from '#testing/app.ts'
import { coingeckoMarket } from './coingecko-market.ts'
import type { MarketSource } from './market-source.ts'
import { priceFrom } from './price-of.ts'
import { type FakeCoingecko, sendJson, startFakeCoingecko } from './testing/fake-coingecko.ts'
import { notedPace } from './testing/noted-pace.ts'

let clock: TestClock
let fake: FakeCoingecko
let market: MarketSource
let faults: string[]
let waited: number[]

beforeEach(async () => {
  clock = new TestClock()
  fake = await startFakeCoingecko(clock.now())
  faults = []
  waited = []
  market = coingeckoMarket({
    baseUrl: fake.baseUrl,
    clock,
    alwaysIds: ['bitcoin', 'litecoin'],
    onFault: (what) => faults.push(what),
    retryPace: notedPace(clock, waited),
  })
})
afterEach(() => fake.stop())

const bitcoin = async () => (await market.prices(['bitcoin'])).get('bitcoin')
const refusal = (work: Promise<unknown>) => work.catch((error: unknown) => error)
const later = (ms: number) => {
  clock.advance(ms)
  fake.at = clock.now()
}

describe('what CoinGecko says', () => {
  it('is told exactly, digit for digit, with its own time', async () => {
    expect(await bitcoin()).toEqual({
      usdPico: 67_187_335_893_656_600n,
      at: clock.now(),
      changePpm: -16_372n,
    })
    expect((await market.prices(['pepe'])).get('pepe')?.usdPico).toBe(9_410_000n)
    expect([...(await market.prices(['unknown', '__proto__']))]).toEqual([])
    expect(new URL(fake.asked[1] ?? '', fake.baseUrl).searchParams.get('ids')).toMatch(
      /^bitcoin,litecoin,ethereum/,
    )
  })

  it('lists coins in its order with a small chart that ends now', async () => {
    const coins = await market.topCoins()
    expect(coins.map(({ id }) => id).slice(0, 3)).toEqual(['bitcoin', 'ethereum', 'tether'])
    expect(coins[0]).toMatchObject({ rank: 1, symbol: 'bitc', sparklineDays: 7 })
    expect(coins[0]?.quote?.changePpm).toBe(12_345n)
    expect(coins[0]?.sparklinePico).toHaveLength(42)
    expect(coins[0]?.sparklinePico.at(-1)).toBe(1_167_250_000_000_000n)
  })

  it('makes days of its hours', async () => {
    const candles = (await market.dailyCandles('bitcoin')) ?? []
    expect(candles).toHaveLength(365)
    expect(candles.at(-2)).toEqual({
      day: new Date('2026-06-14T00:00:00Z'),
      openPico: 60_000_500_000_000_000n,
      highPico: 60_230_500_000_000_000n,
      lowPico: 60_000_500_000_000_000n,
      closePico: 60_230_500_000_000_000n,
    })
    expect(await market.dailyCandles('nobody')).toBeUndefined()
  })

  it('goes back a year, which is what the free plans give: before the last 90 days from midnight to midnight', async () => {
    const candles = (await market.dailyCandles('bitcoin')) ?? []
    const days = candles.map(({ day }) => day.getTime() / dayMs)
    expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index))
    const early = candles[10]
    expect(new Set([early?.openPico, early?.closePico])).toEqual(
      new Set([50_000_500_000_000_000n, 50_100_500_000_000_000n]),
    )
    expect(early?.highPico).toBe(50_100_500_000_000_000n)
    expect(early?.lowPico).toBe(50_000_500_000_000_000n)
  })

  it('shows the last 90 days when the year is refused', async () => {
    await market.topCoins()
    const answered = fake
    fake.misbehave = (request, response) => {
      const days = new URL(request.url ?? '', answered.baseUrl).searchParams.get('days')
      if (days === '365') return sendJson(response, 401, '{}')
      return sendJson(response, 200, '{"prices":[[1781395200000,1],[1781481600000,2]]}')
    }
    expect(await market.dailyCandles('bitcoin')).toHaveLength(2)
  })

  it('is asked with the key of the settings, in its header', async () => {
    await market.topCoins()
    const options = { baseUrl: fake.baseUrl, clock, alwaysIds: ['bitcoin'], onFault: () => undefined }
    await coingeckoMarket({ ...options, apiKey: 'CG-example-key' }).topCoins()
    expect(fake.keys).toEqual([undefined, 'CG-example-key'])
    expect(fake.asked.join()).not.toContain('CG-example')
  })
})

describe('visitors', () => {
  it('share one request, however many there are', async () => {
    await Promise.all(Array.from({ length: 200 }, () => market.prices(['bitcoin'])))
    await Promise.all(Array.from({ length: 200 }, () => market.topCoins()))
    expect(fake.asked).toHaveLength(2)
  })

  it('get the kept price at once while a newer one is fetched', async () => {
    const first = await bitcoin()
    fake.price = '67200'
    later(20_000)
    expect(await bitcoin()).toEqual(first)
    await expect.poll(bitcoin).toMatchObject({ usdPico: 67_200_000_000_000_000n })
  })

  it('wait for a fresh price where the kept one is too old to reckon with', async () => {
    await bitcoin()
    fake.price = '67300'
    later(50_000)
    expect(await bitcoin()).toMatchObject({ usdPico: 67_300_000_000_000_000n })
  })

  it('cannot use up the service by opening many charts', async () => {
    await market.topCoins()
    fake.misbehave = (request, response) => {
      if (request.url?.includes('market_chart')) return sendJson(response, 200, '{"prices":[[1000,1]]}')
      return sendJson(response, 404, '{}')
    }
    for (const { id } of await market.topCoins()) await refusal(market.dailyCandles(id))
    expect(fake.asked.filter((path) => path.includes('market_chart'))).toHaveLength(8)
  })
})

describe('a service in trouble', () => {
  const troubles: [string, FakeCoingecko['misbehave'], RegExp][] = [
    ['an error', (_, response) => sendJson(response, 500, '{}'), /answered 500/],
    [
      'HTML',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi'),
      /text\/html/,
    ],
    ['HTML called JSON', (_, response) => sendJson(response, 200, '<!doctype html>'), /not JSON/],
    ['half a JSON', (_, response) => sendJson(response, 200, '{"bitcoin":{"us'), /not JSON/],
    ['another schema', (_, response) => sendJson(response, 200, '{"data":[1,2]}'), /sent no/],
    [
      'prices as text',
      (_, response) => sendJson(response, 200, '{"bitcoin":{"usd":"1","last_updated_at":"2"}}'),
      /sent no/,
    ],
    [
      'NaN',
      (_, response) => sendJson(response, 200, '{"bitcoin":{"usd":NaN,"last_updated_at":1}}'),
      /not JSON/,
    ],
    ['a broken connection', (request) => request.socket.destroy(), /out of reach/],
    [
      'a redirect to another host',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
      /answered 302/,
    ],
  ]

  it.each(troubles)(
    '%s: the last price is shown and grows old, and nothing is priced on it',
    async (_, trouble, what) => {
      await bitcoin()
      fake.misbehave = trouble
      clock.advance(61_000)
      expect(await bitcoin()).toMatchObject({ usdPico: 67_187_335_893_656_600n })
      expect(await refusal(priceFrom(market, clock, 'btc'))).toMatchObject({ status: 503 })
      await expect.poll(() => faults.join()).toMatch(what)
    },
  )

  it('answers 503 when there never was a figure', async () => {
    fake.misbehave = (_, response) => sendJson(response, 500, '{}')
    for (const work of [market.topCoins(), bitcoin(), market.dailyCandles('bitcoin')])
      expect(await refusal(work)).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
  })

  it('is asked again after 1, 2 and 4 s, then left alone longer and longer', async () => {
    await bitcoin()
    fake.asked.length = 0
    fake.misbehave = (_, response) => sendJson(response, 500, '{}')
    clock.advance(46_000)
    await bitcoin()
    expect(waited).toEqual([1_000, 2_000, 4_000])
    expect(fake.asked).toHaveLength(4)
    await bitcoin()
    clock.advance(5_000)
    await bitcoin()
    expect(fake.asked).toHaveLength(4)
    clock.advance(1_000)
    await bitcoin()
    expect(fake.asked).toHaveLength(5)
  })

  it('is back with the first good answer', async () => {
    await bitcoin()
    fake.misbehave = (_, response) => sendJson(response, 500, '{}')
    clock.advance(46_000)
    await bitcoin()
    fake.misbehave = undefined
    fake.price = '67000'
    later(60_000)
    expect(await bitcoin()).toMatchObject({ usdPico: 67_000_000_000_000_000n, at: clock.now() })
    expect((await priceFrom(market, clock, 'btc')).usdMinor).toBe(67_000_000_000n)
  })

  it('is left alone for as long as its 429 asks, and not a try sooner', async () => {
    await bitcoin()
    fake.asked.length = 0
    fake.misbehave = (_, response) => {
      response.writeHead(429, { 'retry-after': '120', 'content-type': 'application/json' })
      response.end('{"status":{"error_code":429}}')
    }
    clock.advance(46_000)
    await bitcoin()
    expect(waited).toEqual([])
    fake.misbehave = undefined
    later(119_000)
    await bitcoin()
    expect(fake.asked).toHaveLength(1)
    later(2_000)
    expect(await bitcoin()).toMatchObject({ at: clock.now() })
  })

  it('keeps nobody waiting longer than a few seconds when it is slow', async () => {
    fake.misbehave = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('[')
    }
    const begun = Date.now()
    expect(await refusal(market.topCoins())).toMatchObject({ status: 503 })
    // Three seconds, and what a machine with other things to do adds.
    expect(Date.now() - begun).toBeLessThan(8_000)
  })

  it('cannot fill our memory', async () => {
    let sent = 0
    fake.misbehave = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = Buffer.alloc(1_000_000, ' ')
      const send = () => {
        while (sent < 1_000 && !response.destroyed) {
          sent += 1
          if (!response.write(chunk)) return response.once('drain', send)
        }
        return response.end()
      }
      send()
    }
    expect(await refusal(market.topCoins())).toMatchObject({ status: 503 })
    expect(faults.join()).toContain('more than 2000000 bytes')
    expect(sent).toBeLessThan(100)
  })
})

describe('a price that cannot be', () => {
  it.each([
    ['zero', '0'],
    ['below zero', '-67000'],
    ['missing', null],
    ['too small to be one', '1e-30'],
  ])('%s is never taken: the last good one grows old instead', async (_, price) => {
    await bitcoin()
    fake.price = price
    later(61_000)
    expect(await bitcoin()).toMatchObject({ usdPico: 67_187_335_893_656_600n })
    expect(await refusal(priceFrom(market, clock, 'btc'))).toMatchObject({ status: 503 })
  })

  it.each(['671873.36', '6718.73', '74000', '60000'])(
    'a leap to %s is doubted, until it has stayed',
    async (price) => {
      await bitcoin()
      fake.price = price
      later(46_000)
      expect(await bitcoin()).toMatchObject({ usdPico: 67_187_335_893_656_600n, isDoubted: true })
      expect(await refusal(priceFrom(market, clock, 'btc'))).toMatchObject({ status: 503 })
      for (let minute = 0; minute < 5; minute += 1) {
        later(60_000)
        await bitcoin()
      }
      expect((await bitcoin())?.isDoubted).toBeUndefined()
      expect((await priceFrom(market, clock, 'btc')).usdMinor).toBe(
        BigInt(Math.round(Number(price) * 100)) * 10_000n,
      )
    },
  )

  it('that the list of coins contradicts is doubted from the very first', async () => {
    fake.listPrice = '6700'
    expect(await bitcoin()).toMatchObject({ isDoubted: true })
    expect(await refusal(priceFrom(market, clock, 'btc'))).toMatchObject({ status: 503 })
  })

  it('that the service itself says is old is not priced on', async () => {
    fake.at = new Date(clock.now().getTime() - 61_000)
    expect(await bitcoin()).toBeDefined()
    expect(await refusal(priceFrom(market, clock, 'btc'))).toMatchObject({ status: 503 })
  })
})
