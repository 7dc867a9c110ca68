import { because } from '@evenmoor/contract/refusals'
import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Clock } from '#platform/clock.ts'
import { unavailable } from '#platform/problems.ts'
import { figureAgeMaxMs } from './figure.ts'
import { marketIds } from './market-ids.ts'
import type { MarketSource } from './market-source.ts'
import { marketSource } from './source.ts'

/** Dollars for one whole coin, in millionths, and when that was so. */
export type CoinPrice = { readonly usdMinor: bigint; readonly at: Date }

const oneDollar = 1_000_000n
const picoPerMinor = 1_000_000n

/**
 * What a coin is worth now. USDT is taken at par, in and out, by decision: 1 USDT is 1 dollar.
 * Throws 503 when the market gives no usable figure: none, zero or less, older than a minute,
 * or one that another reading contradicts.
 */
export const priceOf = (ctx: Context, coin: Coin): Promise<CoinPrice> =>
  priceFrom(marketSource(ctx), ctx.clock, coin)

/** Throws 503 when a price that was requested earlier is now too old to price anything. */
export function assertFresh(clock: Clock, coin: Coin, { at }: CoinPrice): void {
  if (clock.now().getTime() - at.getTime() > figureAgeMaxMs) throw noPrice(coin)
}

const noPrice = (coin: Coin) => unavailable(because('price_not_fresh', { coin: coin.toUpperCase() }), 60)

/** `priceOf` on a given source. */
export async function priceFrom(source: MarketSource, clock: Clock, coin: Coin): Promise<CoinPrice> {
  const now = clock.now()
  if (coin === 'usdt') return { usdMinor: oneDollar, at: now }
  const quote = (await source.prices([marketIds[coin]])).get(marketIds[coin])
  const usdMinor = quote === undefined ? 0n : quote.usdPico / picoPerMinor
  const isUsable =
    quote !== undefined && quote.isDoubted !== true && now.getTime() - quote.at.getTime() <= figureAgeMaxMs
  if (!isUsable || usdMinor <= 0n) throw noPrice(coin)
  return { usdMinor, at: quote.at }
}
