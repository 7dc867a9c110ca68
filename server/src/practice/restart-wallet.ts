import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { faucetAddress } from './genesis.ts'
import { openWallet } from './open-wallet.ts'
import { sendCoins } from './send-coins.ts'
import { lockAddress, lockBalance } from './wallet-store.ts'

/**
 * Starts an investor's practice wallet over: of each coin it holds the `grants` of a new one again (`readGrants`). What
 * is missing comes from the faucet and what is too much goes back to it, as transactions like any other: the network's
 * history stays whole, and the platform's ledger is not touched. Two at once do the same as one.
 */
export async function restartWallet(
  ctx: Context,
  tx: Tx,
  { investorId, grants }: { investorId: string; grants: ReadonlyMap<Coin, bigint> },
): Promise<void> {
  const wallet = await openWallet(ctx, tx, investorId)
  // Another restart reckons with what this one leaves.
  await lockAddress(tx, wallet)
  for (const [coin, grantMinor] of grants) {
    const missingMinor = grantMinor - (await lockBalance(tx, wallet, coin))
    const isShort = missingMinor > 0n
    const [fromAddress, toAddress] = isShort ? [faucetAddress, wallet] : [wallet, faucetAddress]
    const amountMinor = isShort ? missingMinor : -missingMinor
    if (amountMinor > 0n) await sendCoins(ctx, tx, { fromAddress, toAddress, coin, amountMinor })
  }
  noteChange(tx, investorId, 'money')
}
