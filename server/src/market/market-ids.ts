import type { Coin } from '@evenmoor/ledger/money'

/** Coins of a checkout by their id on the market. USDT is taken at par and never requested. */
export const marketIds = {
  bnb: 'binancecoin',
  eth: 'ethereum',
  btc: 'bitcoin',
  ltc: 'litecoin',
  trx: 'tron',
} as const satisfies Record<Exclude<Coin, 'usdt'>, string>
