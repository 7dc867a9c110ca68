import type { MarketCoin } from '@evenmoor/contract/market'
import { expect, test } from 'vitest'
import { matchCoins } from './match-coins.ts'

const coin = (name: string, symbol: string): MarketCoin => ({
  id: name.toLowerCase(),
  name,
  symbol,
  rank: 1,
  figures: 'simulated',
  price: null,
  sparkline: [],
  sparkline_days: 30,
})
const coins = [
  coin('Bitcoin', 'btc'),
  coin('Tether', 'usdt'),
  coin('Ethereum', 'eth'),
  coin('Bitcoin Cash', 'bch'),
]
const names = (typed: string) => matchCoins(coins, typed).map(({ name }) => name)

test('by name or symbol, beginnings first, in any case', () => {
  expect(names('eth')).toEqual(['Ethereum', 'Tether'])
  expect(names('BTC')).toEqual(['Bitcoin'])
  expect(names(' bit')).toEqual(['Bitcoin', 'Bitcoin Cash'])
  expect(names('x')).toEqual([])
  expect(names('')).toHaveLength(4)
})
