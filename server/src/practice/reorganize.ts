import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { deleteBlocksAbove, lockChain, readTip, returnToPool } from './chain-store.ts'
import { faucetAddress } from './genesis.ts'
import { changeBalance, dropSend, findSends, lockBalance, type Send } from './wallet-store.ts'

/** How many of the last blocks to undo, and which transactions shall not come back. */
export type Reorganization = { readonly blocks: number; readonly drop?: readonly string[] }

/**
 * Undoes the last blocks, down to the first at most: their transactions wait in the pool again. Those named in
 * `drop`, from these blocks or from the pool, vanish and their coins are back with the sender, unless the
 * receiver has spent them since: such a one goes back to the pool. Gives the hashes that were dropped.
 */
export async function reorganize(
  ctx: Context,
  tx: Tx,
  { blocks, drop = [] }: Reorganization,
): Promise<string[]> {
  await lockChain(tx, { wait: true })
  const tip = await readTip(tx)
  const height = tip.height - BigInt(blocks)
  const base = height < 0n ? 0n : height
  await returnToPool(tx, base)
  await deleteBlocksAbove(tx, base)
  const dropped: string[] = []
  for (const send of drop.length === 0 ? [] : await findSends(tx, { hashes: drop })) {
    if (!send.dropped && (await takeBack(tx, send))) {
      await dropSend(tx, send.hash, ctx.clock.now())
      dropped.push(send.hash)
    }
  }
  return dropped
}

async function takeBack(tx: Tx, { fromAddress, toAddress, coin, amountMinor }: Send): Promise<boolean> {
  const held = new Map<string, bigint>()
  for (const address of [fromAddress, toAddress].toSorted()) {
    if (address !== faucetAddress) held.set(address, await lockBalance(tx, address, coin))
  }
  if ((held.get(toAddress) ?? 0n) < amountMinor) return false
  await changeBalance(tx, toAddress, coin, -amountMinor)
  if (held.has(fromAddress)) await changeBalance(tx, fromAddress, coin, amountMinor)
  return true
}
