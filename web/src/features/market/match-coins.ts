import type { MarketCoin } from '@evenmoor/contract/market'

/** The coins whose name or symbol contains what was typed; those that begin with it come first. */
export function matchCoins(coins: readonly MarketCoin[], typed: string): readonly MarketCoin[] {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return coins
  const words = (coin: MarketCoin) => [coin.name.toLowerCase(), coin.symbol.toLowerCase()]
  const found = coins.filter((coin) => words(coin).some((word) => word.includes(sought)))
  const begins = (coin: MarketCoin) => words(coin).some((word) => word.startsWith(sought))
  return [...found.filter(begins), ...found.filter((coin) => !begins(coin))]
}
