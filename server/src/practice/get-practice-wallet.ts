import type { PracticeWallet } from '@evenmoor/contract/practice'
import { coins, formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { openWallet } from './open-wallet.ts'
import { readBalances } from './wallet-store.ts'

/** An investor's wallet on the practice network, made at first use; see `openWallet`. */
export async function getPracticeWallet(ctx: Context, tx: Tx, investorId: string): Promise<PracticeWallet> {
  const address = await openWallet(ctx, tx, investorId)
  const balances = await readBalances(tx, address)
  return {
    address,
    balances: coins.map((coin) => ({
      coin,
      amount: formatMoney({ asset: coin, minor: balances.get(coin) ?? 0n }),
    })),
  }
}
