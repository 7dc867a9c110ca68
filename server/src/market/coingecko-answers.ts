import * as z from 'zod/mini'
import { marketId } from '@evenmoor/contract/market'
import { NumberText, scaled } from '#platform/exact-json.ts'
import { MarketFault } from './market-fault.ts'
import { type DailyCandle, type ListedCoin, marketScale, type Quote } from './market-source.ts'
import { dayMs } from '#platform/clock.ts'

/*
 * The answers of CoinGecko's public API (v3) as its reference documents them, and what we take from them. A row that
 * cannot be read is left out; an answer without a readable row is a fault. A price must be above zero.
 */

const coinsMax = 50
const sparklineDays = 7
/** Of 168 hourly prices; enough for a small drawing. */
const sparklineStep = 4
const ppmDecimals = 4

const number = z.instanceof(NumberText)
const listedRow = z.object({
  id: marketId,
  symbol: z.string().check(z.minLength(1), z.maxLength(20)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  current_price: z.nullish(number),
  price_change_percentage_24h: z.nullish(number),
  last_updated: z.nullish(z.string()),
  sparkline_in_7d: z.nullish(z.object({ price: z.array(number) })),
})
const priceRow = z.object({
  usd: number,
  usd_24h_change: z.nullish(number),
  last_updated_at: number,
})
const chart = z.object({ prices: z.array(z.tuple([number, number])) })

/** `coins/markets`: the largest coins, in the order given. */
export function listedCoinsFrom(answer: unknown): readonly ListedCoin[] {
  const rows = Array.isArray(answer) ? (answer as unknown[]) : []
  const coins = new Map<string, ListedCoin>()
  for (const row of rows) {
    const read = listedRow.safeParse(row)
    if (!read.success || coins.has(read.data.id) || coins.size === coinsMax) continue
    const { id, symbol, name, sparkline_in_7d: sparkline } = read.data
    const prices = (sparkline?.price ?? []).flatMap((price) => positive(price) ?? [])
    coins.set(id, {
      id,
      symbol: symbol.toLowerCase(),
      name,
      rank: coins.size + 1,
      quote: quoteFrom(
        read.data.current_price,
        Date.parse(read.data.last_updated ?? ''),
        read.data.price_change_percentage_24h,
      ),
      sparklinePico: prices.filter((_, index) => (prices.length - 1 - index) % sparklineStep === 0),
      sparklineDays,
    })
  }
  if (coins.size === 0) throw new MarketFault('sent no list of coins')
  return [...coins.values()]
}

/** `simple/price` with the time and the change of the last 24 hours. */
export function quotesFrom(answer: unknown): ReadonlyMap<string, Quote> {
  const rows = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  const quotes = new Map<string, Quote>()
  for (const [id, row] of rows) {
    const read = priceRow.safeParse(row)
    if (!read.success) continue
    const seconds = scaled(read.data.last_updated_at, 0)
    const quote = quoteFrom(read.data.usd, Number(seconds ?? Number.NaN) * 1_000, read.data.usd_24h_change)
    if (quote !== undefined) quotes.set(id, quote)
  }
  if (quotes.size === 0) throw new MarketFault('sent no prices')
  return quotes
}

/** `coins/{id}/market_chart` over 90 days, which is hourly: a day's candle is made of its hours. */
export function candlesFrom(answer: unknown): readonly DailyCandle[] {
  const read = chart.safeParse(answer)
  const candles = new Map<number, DailyCandle>()
  for (const [time, price] of read.data?.prices ?? []) {
    const usdPico = positive(price)
    const day = Math.floor(Number(scaled(time, 0) ?? -1n) / dayMs)
    if (usdPico === undefined || day < 0 || day > 100_000) continue
    const known = candles.get(day)
    candles.set(day, {
      day: new Date(day * dayMs),
      openPico: known?.openPico ?? usdPico,
      highPico: known !== undefined && known.highPico > usdPico ? known.highPico : usdPico,
      lowPico: known !== undefined && known.lowPico < usdPico ? known.lowPico : usdPico,
      closePico: usdPico,
    })
  }
  if (candles.size === 0) throw new MarketFault('sent no chart')
  return [...candles.values()].toSorted((a, b) => a.day.getTime() - b.day.getTime())
}

/**
 * `coins/{id}/market_chart` over more than 90 days, which is one price a day at 00:00 UTC: a day's candle goes from
 * its price to the next day's. What lay between them is not told, so its high and low are the two.
 */
export function pastCandlesFrom(answer: unknown): readonly DailyCandle[] {
  const midnights = new Map<number, bigint>()
  for (const [time, price] of chart.safeParse(answer).data?.prices ?? []) {
    const usdPico = positive(price)
    const ms = Number(scaled(time, 0) ?? -1n)
    // The last price is the newest one, at no midnight.
    if (usdPico !== undefined && ms >= 0 && ms % dayMs === 0) midnights.set(ms, usdPico)
  }
  return [...midnights]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([ms, openPico]) => {
      const closePico = midnights.get(ms + dayMs)
      if (closePico === undefined) return []
      const [lowPico, highPico] = openPico < closePico ? [openPico, closePico] : [closePico, openPico]
      return [{ day: new Date(ms), openPico, highPico, lowPico, closePico }]
    })
}

/** Days of two readings in one row; `recent` begins in the middle of a day, so its first one gives way. */
export function joined(past: readonly DailyCandle[], recent: readonly DailyCandle[]): readonly DailyCandle[] {
  const whole = recent[1]?.day.getTime() ?? Infinity
  const before = past.filter(({ day }) => day.getTime() < whole)
  const last = before.at(-1)?.day.getTime() ?? -Infinity
  return [...before, ...recent.filter(({ day }) => day.getTime() > last)]
}

function quoteFrom(
  price: NumberText | null | undefined,
  atMs: number,
  change: NumberText | null | undefined,
): Quote | undefined {
  const usdPico = price ? positive(price) : undefined
  if (usdPico === undefined || !(Math.abs(atMs) < 8.64e15)) return undefined
  return { usdPico, at: new Date(atMs), changePpm: change ? scaled(change, ppmDecimals) : undefined }
}

function positive(price: NumberText): bigint | undefined {
  const pico = scaled(price, marketScale)
  return pico !== undefined && pico > 0n ? pico : undefined
}
