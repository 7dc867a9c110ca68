import { type Coin, coins } from '@evenmoor/contract/wire'
import { pathTo } from './paths.ts'

const pages = {
  usdt: 'checkoutUsdt',
  bnb: 'checkoutBnb',
  eth: 'checkoutEth',
  btc: 'checkoutBtc',
  ltc: 'checkoutLtc',
  trx: 'checkoutTrx',
} as const

/** The page of a checkout. It can be closed and opened again at any time. */
export const checkoutPath = ({ id, coin }: { id: string; coin: Coin }): string =>
  pathTo(pages[coin], { query: { deposit: id } })

/** Whether it is the page of a checkout. */
export const isCheckout = (pathname: string): boolean =>
  coins.some((coin) => pathname.startsWith(pathTo(pages[coin])))

/** The coin whose checkout page has this path. */
export const coinOfCheckout = (pathname: string): Coin =>
  coins.find((coin) => pathname.startsWith(pathTo(pages[coin]))) ?? 'usdt'
