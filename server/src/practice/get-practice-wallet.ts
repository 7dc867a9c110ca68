import type { PracticeWallet } from '@evenmoor/contract/practice'
import { type Coin, coins, coinToUsdFloor, formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { priceOf } from '#market/price-of.ts'
import type { Tx } from '#platform/database/pool.ts'
import { Problem } from '#platform/problems.ts'
import { openWallet } from './open-wallet.ts'
import { readBalances } from './wallet-store.ts'

/** USD for one of each coin, in millionths; null while one of them has no price. */
export type CoinPrices = ReadonlyMap<Coin, bigint> | null

/** What each coin is worth now; null where one has no fresh price, for who only shows it. */
export async function readCoinPrices(ctx: Context): Promise<CoinPrices> {
  try {
    return new Map(
      await Promise.all(
        coins.map(async (coin): Promise<[Coin, bigint]> => [coin, (await priceOf(ctx, coin)).usdMinor]),
      ),
    )
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** An investor's wallet on the practice network, made at first use; see `openWallet`. */
export async function getPracticeWallet(
  ctx: Context,
  tx: Tx,
  { investorId, prices }: { investorId: string; prices: CoinPrices },
): Promise<PracticeWallet> {
  const address = await openWallet(ctx, tx, investorId)
  const held = await readBalances(tx, address)
  return {
    address,
    balances: coins.map((coin) => ({
      coin,
      amount: formatMoney({ asset: coin, minor: held.get(coin) ?? 0n }),
    })),
    value: prices === null ? null : formatMoney({ asset: 'usd', minor: worthOf(held, prices) }),
  }
}

/** In millionths of a dollar, each coin rounded down. */
function worthOf(held: ReadonlyMap<Coin, bigint>, prices: ReadonlyMap<Coin, bigint>): bigint {
  let worthMinor = 0n
  for (const [coin, minor] of held) worthMinor += coinToUsdFloor(minor, coin, prices.get(coin) ?? 0n)
  return worthMinor
}
