import type { PracticeWallet } from '@evenmoor/contract/practice'
import type { Wallet } from '@evenmoor/contract/wallet'
import { usdMinor } from '#forms/usd-amount.ts'

type Coin = PracticeWallet['balances'][number]['coin']

/** What somebody has in the account and in the wallet outside it, as it was seen at one moment. */
export type SeenMoney = Pick<Wallet, 'total'> & Pick<PracticeWallet, 'address' | 'balances'>

/**
 * The coin that came from the wallet into the account between two looks: the account holds more, and the wallet another
 * amount of this coin. Null where the money came from elsewhere, such as a bonus, or nothing did.
 */
export function arrivedCoin(before: SeenMoney, now: SeenMoney): Coin | null {
  // Another wallet is another person's, in the same tab.
  if (before.address !== now.address || usdMinor(now.total) <= usdMinor(before.total)) return null
  const moved = now.balances.find(
    ({ coin, amount }) => before.balances.find((its) => its.coin === coin)?.amount !== amount,
  )
  return moved?.coin ?? null
}
