import type { DepositCoin } from '@evenmoor/contract/deposits'
import type { Coin } from '@evenmoor/contract/wire'
import { useQuery } from '@tanstack/react-query'
import { depositCoinsQuery } from '#queries/deposit-queries.ts'

/** How a coin is paused; null while it is not, and while that is not known. */
export function usePausedCoin(coin: Coin): DepositCoin | null {
  const its = useQuery(depositCoinsQuery).data?.find((known) => known.coin === coin)
  return its?.is_paused ? its : null
}
