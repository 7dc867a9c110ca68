import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, instant } from '#wire.ts'

/** The id of a coin on the market, such as `bitcoin`. */
export const marketId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, refusing('coin_id_malformed')))

/** Where figures come from; `simulated` ones must be labeled so wherever they are shown. */
export const marketFigures = z.enum(['simulated', 'coingecko'])

/** A figure and how old it is. Stale ones (older than 60 s, or not to be believed) are shown, never priced on. */
const dated = {
  at: instant,
  age_seconds: z.int(),
  stale: z.boolean(),
}

/** USD for one whole coin; the change over the last 24 hours in percent, where it is known. */
export const marketPrice = z.object({ usd: amount, change_24h: z.nullable(amount), ...dated })
export type MarketPrice = z.infer<typeof marketPrice>

export const marketCoin = z.object({
  id: marketId,
  symbol: z.string(),
  name: z.string(),
  /** Place by market capitalization, from 1. */
  rank: z.int(),
  figures: marketFigures,
  /** Null where the market gives no usable price. */
  price: z.nullable(marketPrice),
  /** Prices at equal distances over the last `sparkline_days`, oldest first. */
  sparkline: z.array(amount),
  sparkline_days: z.int(),
})
export type MarketCoin = z.infer<typeof marketCoin>

export const listMarketCoins = endpoint({
  method: 'GET',
  path: '/api/market/coins/',
  summary: 'The top 50 coins, largest first, with price, 24 h change and a small chart',
  access: { kind: 'public' },
  answer: z.array(marketCoin),
})

export const listMarketPrices = endpoint({
  method: 'GET',
  path: '/api/market/prices/',
  summary: 'Price of one whole coin in USD, by id; unknown ids are left out',
  access: { kind: 'public' },
  query: z.object({
    ids: z
      .string(refusing('coins_missing'))
      .check(
        z.maxLength(2_000, refusing('too_many_coins')),
        z.regex(/^[a-z0-9-]{1,64}(,[a-z0-9-]{1,64}){0,49}$/, refusing('coin_ids_missing')),
      ),
  }),
  answer: z.record(z.string(), marketPrice),
})

export const candle = z.object({ time: instant, open: amount, high: amount, low: amount, close: amount })
export type Candle = z.infer<typeof candle>

export const listCandles = endpoint({
  method: 'GET',
  path: '/api/market/candles/',
  summary:
    'Daily candles in USD, oldest first: two years of the simulation, or what the source has; the last is today so far',
  access: { kind: 'public' },
  query: z.object({
    id: marketId,
    interval: z.optional(z.literal('1d', refusing('candles_daily_only'))),
  }),
  answer: z.array(candle),
})

export const forexRate = z.object({
  /** Such as `EUR/USD`: dollars for one euro. */
  pair: z.string(),
  rate: amount,
  change_24h: amount,
  figures: marketFigures,
  ...dated,
})
export type ForexRate = z.infer<typeof forexRate>

export const listForexRates = endpoint({
  method: 'GET',
  path: '/api/market/forex/',
  summary: 'Eight major currency pairs; none if the source has no exchange rates',
  access: { kind: 'public' },
  answer: z.array(forexRate),
})
