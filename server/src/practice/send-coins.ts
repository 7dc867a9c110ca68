import { hash, randomBytes } from 'node:crypto'
import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { faucetAddress } from './genesis.ts'
import { changeBalance, insertSend, lockBalance, type Send } from './wallet-store.ts'

type Order = {
  readonly fromAddress: string
  readonly toAddress: string
  readonly coin: Coin
  readonly amountMinor: bigint
  readonly sendKey?: string
}

/** The sender holds less than was to be sent; nothing moved. */
export type Short = { readonly short: true; readonly heldMinor: bigint }

/**
 * Puts one transaction into the pool and moves the balances with it; a payment counts from here on, for the
 * receiver too, because a transaction leaves the pool only into a block or by being dropped.
 * Locks the two balances in the order of their addresses.
 */
export async function sendCoins(ctx: Context, tx: Tx, order: Order): Promise<Send | Short> {
  const { fromAddress, toAddress, coin, amountMinor } = order
  const held = new Map<string, bigint>()
  for (const address of [fromAddress, toAddress].toSorted()) {
    if (address !== faucetAddress) held.set(address, await lockBalance(tx, address, coin))
  }
  const heldMinor = held.get(fromAddress)
  if (heldMinor !== undefined && heldMinor < amountMinor) return { short: true, heldMinor }
  if (heldMinor !== undefined) await changeBalance(tx, fromAddress, coin, -amountMinor)
  await changeBalance(tx, toAddress, coin, amountMinor)
  const send: Send = { ...order, hash: transactionHash(order), sentAt: ctx.clock.now() }
  await insertSend(tx, send)
  return send
}

const transactionHash = ({ fromAddress, toAddress, coin, amountMinor }: Order): string =>
  hash(
    'sha256',
    JSON.stringify([fromAddress, toAddress, coin, amountMinor.toString(), randomBytes(16).toString('hex')]),
  )
