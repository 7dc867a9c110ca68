import { listCandles, listForexRates, listMarketCoins, listMarketPrices } from '@evenmoor/contract/market'
import { route, sameForEveryone } from '#platform/http/bind.ts'
import { badField } from '#platform/problems.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { ageOf, changeText, drawnText, rateText, usdText } from './figure.ts'
import type { Quote } from './market-source.ts'
import { marketSource } from './source.ts'

const priceAnswer = (quote: Quote, now: Date) => ({
  usd: usdText(quote.usdPico),
  change_24h: quote.changePpm === undefined ? null : changeText(quote.changePpm),
  ...ageOf(quote, now),
})

/** Nothing here is in the database: a slow market must not hold one of its connections. */
export const routes = [
  route(listMarketCoins, async ({ ctx }) => {
    const { figures, topCoins } = marketSource(ctx)
    const coins = await topCoins()
    const now = ctx.clock.now()
    return coins.map(({ id, symbol, name, rank, quote, sparklinePico, sparklineDays }) => ({
      id,
      symbol,
      name,
      rank,
      figures,
      price: quote === undefined ? null : priceAnswer(quote, now),
      sparkline: sparklinePico.map(drawnText),
      sparkline_days: sparklineDays,
    }))
  }),
  route(listMarketPrices, async ({ ctx, query }) => {
    const quotes = await marketSource(ctx).prices(query.ids.split(','))
    const now = ctx.clock.now()
    return Object.fromEntries([...quotes].map(([id, quote]) => [id, priceAnswer(quote, now)]))
  }),
  route(listCandles, async ({ ctx, query }) => {
    const candles = await marketSource(ctx).dailyCandles(query.id)
    if (candles === undefined) throw badField('id', 'coin_not_on_market')
    return candles.map((candle) => ({
      time: candle.day.toISOString(),
      open: usdText(candle.openPico),
      high: usdText(candle.highPico),
      low: usdText(candle.lowPico),
      close: usdText(candle.closePico),
    }))
  }),
  route(listForexRates, async ({ ctx }) => {
    const { figures, forexRates } = marketSource(ctx)
    const rates = await forexRates()
    const now = ctx.clock.now()
    return rates.map((rate) => ({
      pair: rate.pair,
      rate: rateText(rate.ratePico, rate.decimals),
      change_24h: changeText(rate.changePpm),
      figures,
      ...ageOf(rate, now),
    }))
  }),
].map((bound) => sameForEveryone(withOwnTransactions(bound), 1_000))
