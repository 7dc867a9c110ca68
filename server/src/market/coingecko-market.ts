import { because } from '@evenmoor/contract/refusals'
import type { IBackoffFactory } from 'cockatiel'
import type { Clock } from '#platform/clock.ts'
import { unavailable } from '#platform/problems.ts'
import { type PlausibleQuote, checkPlausibility } from './plausible-price.ts'
import { candlesFrom, joined, listedCoinsFrom, pastCandlesFrom, quotesFrom } from './coingecko-answers.ts'
import { getJson } from './get-json.ts'
import type { DailyCandle, ListedCoin, MarketSource, Quote } from './market-source.ts'
import { guardService } from './service-guard.ts'
import { type SharedReading, sharedReading } from './shared-reading.ts'

export type CoingeckoOptions = {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** A key of the free Demo plan, or of a paid one when the base is the Pro API. */
  readonly apiKey?: string | undefined
  readonly clock: Clock
  /** Coins that are always requested, whatever their rank: what a checkout can be paid in. */
  readonly alwaysIds: readonly string[]
  readonly onFault: (what: string) => void
  /** How long to wait before each retry. */
  readonly retryPace?: IBackoffFactory<unknown>
}

const bytesMax = 2_000_000
const minuteMs = 60_000
const patienceMs = 3_000
const pricePace = { freshMs: 15_000, usableMs: 45_000, patienceMs }
const listPace = { freshMs: minuteMs, usableMs: 10 * minuteMs, patienceMs }
const chartPace = { freshMs: 30 * minuteMs, usableMs: 24 * 60 * minuteMs, patienceMs }
/** Opening many charts must not use up what the service allows, and prices with it. */
const chartCallsPerMinute = 4

/** How many days the service tells one price a day of: the free plans give a year, the paid ones more. */
const pastDays = { free: '365', pro: '730' }
const isPro = (baseUrl: string): boolean => new URL(baseUrl).hostname.startsWith('pro-api.')

/**
 * CoinGecko's HTTP API behind the port, with or without a key: about six calls a minute while somebody looks, none
 * otherwise. Readings are shared by all visitors; faults never reach them while there is something to show.
 */
export function coingeckoMarket({
  baseUrl,
  apiKey,
  clock,
  alwaysIds,
  onFault,
  retryPace,
}: CoingeckoOptions): MarketSource {
  const headers =
    apiKey === undefined ? {} : { [isPro(baseUrl) ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key']: apiKey }
  const guarded = guardService(clock, retryPace)
  const ask = <T>(path: string, query: Record<string, string>, read: (answer: unknown) => T): Promise<T> => {
    const address = new URL(`${baseUrl}/${path}?${new URLSearchParams(query).toString()}`)
    return guarded.run(async (signal) => {
      try {
        return read(await getJson(address, { bytesMax, headers, signal }))
      } catch (error) {
        onFault(`${path}: it ${error instanceof Error ? error.message : 'failed'}`)
        throw error
      }
    })
  }

  const list = sharedReading({
    clock,
    ...listPace,
    refresh: () =>
      ask(
        'coins/markets',
        { vs_currency: 'usd', order: 'market_cap_desc', per_page: '50', page: '1', sparkline: 'true' },
        listedCoinsFrom,
      ),
  })

  const judged = new Map<string, PlausibleQuote>()
  const prices = sharedReading({
    clock,
    ...pricePace,
    refresh: async () => {
      const listed = new Map((await list.read().catch(() => [])).map((coin) => [coin.id, coin]))
      const ids = [...new Set([...alwaysIds, ...listed.keys()])]
      const quotes = await ask(
        'simple/price',
        {
          ids: ids.join(','),
          vs_currencies: 'usd',
          include_24hr_change: 'true',
          include_last_updated_at: 'true',
          precision: 'full',
        },
        quotesFrom,
      )
      for (const id of ids) {
        const next = quotes.get(id)
        if (next !== undefined)
          judged.set(id, checkPlausibility(judged.get(id), next, listed.get(id)?.quote, clock))
      }
      return judged
    },
  })

  const chart = <T>(id: string, days: string, read: (answer: unknown) => T) =>
    ask(`coins/${id}/market_chart`, { vs_currency: 'usd', days, precision: 'full' }, read)
  const charts = chartReadings(clock, async (id) => {
    const recent = await chart(id, '90', candlesFrom)
    // Without the days before, a chart is shorter, and still true.
    const past = await chart(id, isPro(baseUrl) ? pastDays.pro : pastDays.free, pastCandlesFrom).catch(
      () => [],
    )
    return joined(past, recent)
  })

  return {
    figures: 'coingecko',
    isLeftAlone: guarded.isLeftAlone,
    topCoins: async () => (await list.read()).map((coin) => withQuote(coin, judged.get(coin.id)?.quote)),
    prices: async (ids) => {
      const known = await prices.read()
      return new Map(
        ids.flatMap((id) => {
          const quote = known.get(id)?.quote
          return quote === undefined ? [] : [[id, quote] as const]
        }),
      )
    },
    dailyCandles: async (id) => ((await list.read()).some((coin) => coin.id === id) ? charts(id) : undefined),
    forexRates: async () => [],
  }
}

/** The list and the prices are read at different times. A coin gets the newer figure. */
const withQuote = (coin: ListedCoin, quote: Quote | undefined): ListedCoin =>
  quote === undefined || (coin.quote !== undefined && quote.isDoubted !== true && coin.quote.at > quote.at)
    ? coin
    : { ...coin, quote }

type Candles = readonly DailyCandle[]

function chartReadings(
  clock: Clock,
  ask: (id: string) => Promise<Candles>,
): (id: string) => Promise<Candles> {
  const readings = new Map<string, SharedReading<Candles>>()
  let calls: readonly number[] = []
  const refresh = async (id: string): Promise<Candles> => {
    const nowMs = clock.now().getTime()
    calls = calls.filter((at) => nowMs - at < minuteMs)
    if (calls.length >= chartCallsPerMinute) throw unavailable(because('too_many_charts'), 60)
    calls = [...calls, nowMs]
    return ask(id)
  }
  return (id) => {
    const known = readings.get(id)
    if (known !== undefined) return known.read()
    const reading = sharedReading({ clock, ...chartPace, refresh: () => refresh(id) })
    readings.set(id, reading)
    return reading.read()
  }
}
