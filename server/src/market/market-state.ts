import type { Context } from '#context.ts'
import { marketIds } from './market-ids.ts'
import { marketSource } from './source.ts'

/** How the market data fares, as this process sees it. */
export type MarketState = {
  readonly isAnswering: boolean
  /** Whether a failing service is left alone for a while. */
  readonly isLeftAlone: boolean
  /** The oldest of the prices that checkouts are made with; null while one of them is missing. */
  readonly oldestPriceAt: Date | null
  /** How many of them contradict another reading. */
  readonly doubted: number
}

/** Asks for the prices of every coin that a checkout can be paid in. */
export async function marketState(ctx: Context): Promise<MarketState> {
  const source = marketSource(ctx)
  const ids = Object.values(marketIds)
  const quotes = await source.prices(ids).then(
    (known) => [...known.values()],
    () => null,
  )
  const moments = (quotes ?? []).map(({ at }) => at.getTime())
  return {
    isAnswering: quotes !== null && quotes.length > 0,
    isLeftAlone: source.isLeftAlone(),
    oldestPriceAt: moments.length < ids.length ? null : new Date(Math.min(...moments)),
    doubted: (quotes ?? []).filter(({ isDoubted }) => isDoubted === true).length,
  }
}
