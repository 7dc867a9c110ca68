/**
 * The port to market data. Prices are dollars for one whole coin in units of 10^-12 dollar, so that coins worth
 * a fraction of a millionth are told exactly; figures are never a float.
 */
export const marketScale = 12

export type MarketCoin = {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly rank: number
}

/** A price and the moment it was true. */
export type Quote = {
  readonly usdPico: bigint
  readonly at: Date
  /** Over the last 24 hours, in parts per million; undefined where the source does not say. */
  readonly changePpm?: bigint | undefined
  /** Contradicted by another reading (`plausible-price.ts`): may be shown as stale, never priced on. */
  readonly isDoubted?: boolean
}

/** A coin as a list shows it, with the prices of the last days at equal distances, oldest first. */
export type ListedCoin = MarketCoin & {
  readonly quote: Quote | undefined
  readonly sparklinePico: readonly bigint[]
  readonly sparklineDays: number
}

/** What one unit of the first currency of the pair costs in the second, at `marketScale`. */
export type ForexQuote = {
  readonly pair: string
  /** The number of decimals of the pair. */
  readonly decimals: number
  readonly ratePico: bigint
  readonly changePpm: bigint
  readonly at: Date
}

/** One UTC day, beginning at `day`; today's candle ends now. */
export type DailyCandle = {
  readonly day: Date
  readonly openPico: bigint
  readonly highPico: bigint
  readonly lowPico: bigint
  readonly closePico: bigint
}

/** Every call answers what it knows, however old; without anything to answer it throws a 503. */
export type MarketSource = {
  readonly figures: 'simulated' | 'coingecko'
  /** Whether this process leaves a failing service alone for a while. */
  readonly isLeftAlone: () => boolean
  /** The 50 coins with the largest capitalization, largest first. */
  readonly topCoins: () => Promise<readonly ListedCoin[]>
  /** By id; an id that the market does not know is missing in the answer. */
  readonly prices: (ids: readonly string[]) => Promise<ReadonlyMap<string, Quote>>
  /** Up to two years, oldest first; undefined for an unknown id. */
  readonly dailyCandles: (id: string) => Promise<readonly DailyCandle[] | undefined>
  /** Eight major pairs; none where the source has no exchange rates. */
  readonly forexRates: () => Promise<readonly ForexQuote[]>
}
