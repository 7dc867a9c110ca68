import type { listForexRates, listMarketCoins, listMarketPrices } from '@evenmoor/contract/market'
import { useEffect, useState } from 'react'
import { readPublic } from '#api/read-public.ts'
import { createPriceFeed, type FeedState } from './price-feed.ts'
import { publicList } from '#queries/public-list.ts'

export const coinList = publicList<typeof listMarketCoins>('/api/market/coins/')
export const forexRates = publicList<typeof listForexRates>('/api/market/forex/')

const pricesPath = (ids: readonly string[]): (typeof listMarketPrices)['path'] =>
  `/api/market/prices/?ids=${ids.join(',')}` as (typeof listMarketPrices)['path']

/** The page's one poll; a hidden page asks for nothing. */
const feed = createPriceFeed(
  (ids, signal) => readPublic<typeof listMarketPrices>(pricesPath(ids), signal),
  () => document.visibilityState === 'visible',
)

export const pollPricesNow = (): void => feed.pollNow()

/** The live prices of these coins (ids separated by commas); while `isPaused` they stay as they were. */
export function useLivePrices(ids: string, isPaused = false): FeedState {
  const [state, setState] = useState(feed.state)
  useEffect(() => {
    if (isPaused || ids === '') return undefined
    return feed.follow(ids.split(','), setState)
  }, [ids, isPaused])
  return state
}

/** This device's time, renewed every second. */
export function useNow(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    if (!isTicking) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isTicking])
  return nowMs
}
