import { type Coin, scaleOf } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { isPracticeAddress } from './address.ts'
import { faucetAddress, treasuryAddress } from './genesis.ts'
import { sendCoins } from './send-coins.ts'
import { findSends, insertAddress, lockBalance } from './wallet-store.ts'

export type TreasurySend = {
  /** What makes a retried send the same send, such as `withdrawal/<id>`. */
  readonly sendKey: string
  readonly toAddress: string
  readonly coin: Coin
  readonly amountMinor: bigint
}

/** The faucet tops up the treasury by at least this many whole coins. */
const floatStepCoins = 100_000n

/**
 * Pays from the platform's treasury on the practice network; with the same `sendKey` it pays once and answers the
 * same transaction. When the treasury is short the faucet fills it up first: a practice withdrawal never waits for
 * coins. What the faucet gave is the float; the ledger knows nothing of it, so reconciliation compares custody with
 * what is held minus the float (see `platformHoldings`).
 * Throws a RangeError for what the caller must have refused before: a bad address, or a key used for another send.
 */
export async function sendFromTreasury(
  ctx: Context,
  tx: Tx,
  order: TreasurySend,
): Promise<{ transaction: string }> {
  const { sendKey, toAddress, coin, amountMinor } = order
  if (!isPracticeAddress(toAddress)) throw new RangeError('not an address of the practice network')
  if (toAddress === treasuryAddress || toAddress === faucetAddress) throw new RangeError('pays nobody')
  if (amountMinor <= 0n) throw new RangeError('an amount must be above zero')
  const heldMinor = await lockBalance(tx, treasuryAddress, coin)
  const [sent] = await findSends(tx, { sendKey })
  if (sent !== undefined) {
    if (sent.toAddress !== toAddress || sent.coin !== coin || sent.amountMinor !== amountMinor) {
      throw new RangeError(`send key ${sendKey} was used for another send`)
    }
    return { transaction: sent.hash }
  }
  await insertAddress(tx, { address: toAddress, purpose: 'elsewhere', createdAt: ctx.clock.now() })
  if (heldMinor < amountMinor) await fillUp(ctx, tx, coin, amountMinor - heldMinor)
  const send = await sendCoins(ctx, tx, {
    fromAddress: treasuryAddress,
    toAddress,
    coin,
    amountMinor,
    sendKey,
  })
  if ('short' in send) throw new Error('the treasury was filled up and is short all the same')
  return { transaction: send.hash }
}

async function fillUp(ctx: Context, tx: Tx, coin: Coin, missingMinor: bigint): Promise<void> {
  const stepMinor = floatStepCoins * 10n ** BigInt(scaleOf(coin))
  const amountMinor = missingMinor > stepMinor ? missingMinor : stepMinor
  await sendCoins(ctx, tx, { fromAddress: faucetAddress, toAddress: treasuryAddress, coin, amountMinor })
}
