import type { PracticeWallet } from '@evenmoor/contract/practice'
import type { Wallet } from '@evenmoor/contract/wallet'
import { useEffect, useSyncExternalStore } from 'react'
import { arrivedCoin, type SeenMoney } from './arrived-coin.ts'

type Arrival = {
  readonly coin: NonNullable<ReturnType<typeof arrivedCoin>>
  /** Another one for each arrival. */
  readonly key: number
}

/** As the page last showed it in this tab: one comes back from a checkout, where the money arrives meanwhile. */
let seen: SeenMoney | null = null
/** What arrived while the page is open; who comes back once more sees nothing arrive. */
let arrival: Arrival | null = null
const listeners = new Set<() => void>()

/**
 * The coin of a deposit that arrived since the page last showed the money; null before any did. Both are undefined while
 * they are being read: one that is newer than the other would say that money came from nowhere.
 */
export function useArrivedCoin(
  wallet: Wallet | undefined,
  outside: PracticeWallet | undefined,
): Arrival | null {
  const arrived = useSyncExternalStore(subscribe, () => arrival)
  useEffect(() => {
    if (wallet !== undefined && outside !== undefined)
      see({ total: wallet.total, address: outside.address, balances: outside.balances })
  }, [wallet, outside])
  return arrived
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) arrival = null
  }
}

function see(now: SeenMoney): void {
  const coin = seen === null ? null : arrivedCoin(seen, now)
  // What only left the wallet is still on its way: it is compared with what was there before.
  if (seen === null || seen.address !== now.address || seen.total !== now.total) seen = now
  if (coin === null) return
  arrival = { coin, key: (arrival?.key ?? 0) + 1 }
  for (const listener of listeners) listener()
}
