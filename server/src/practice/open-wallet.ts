import { type Coin, coins, usd, usdToCoinCeil } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { priceOf } from '#market/price-of.ts'
import type { Tx } from '#platform/database/pool.ts'
import { newPracticeAddress } from './address.ts'
import { faucetAddress } from './genesis.ts'
import { sendCoins } from './send-coins.ts'
import { findWalletAddress, insertAddress } from './wallet-store.ts'

/** What a new wallet is given of each coin (product.md, "Practice mode"): never a fraction of a cent less. */
const grantUsdMinor = usd('10000')

/**
 * The address of an investor's practice wallet. It is made at first use, with 10,000 practice dollars' worth of
 * each coin at the price of that moment. Throws 503 when there is no price to reckon with.
 */
export async function openWallet(ctx: Context, tx: Tx, investorId: string): Promise<string> {
  const known = await findWalletAddress(tx, investorId)
  if (known !== undefined) return known
  const address = newPracticeAddress()
  const made = await insertAddress(tx, {
    address,
    purpose: 'wallet',
    ownerId: investorId,
    createdAt: ctx.clock.now(),
  })
  if (!made) return openWallet(ctx, tx, investorId)
  for (const coin of coins) {
    const amountMinor = await grantOf(ctx, coin)
    await sendCoins(ctx, tx, { fromAddress: faucetAddress, toAddress: address, coin, amountMinor })
  }
  return address
}

/** What a new wallet is given now, in each coin's smallest unit. Throws 503 when there is no price to reckon with. */
export const readGrants = async (ctx: Context): Promise<ReadonlyMap<Coin, bigint>> =>
  new Map(
    await Promise.all(coins.map(async (coin): Promise<[Coin, bigint]> => [coin, await grantOf(ctx, coin)])),
  )

const grantOf = async (ctx: Context, coin: Coin): Promise<bigint> =>
  usdToCoinCeil(grantUsdMinor, coin, (await priceOf(ctx, coin)).usdMinor)
