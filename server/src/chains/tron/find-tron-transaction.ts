import type { ChainPayment } from '../chain-network.ts'
import { changed, paymentsIn, transferOf } from './read-tron-blocks.ts'
import type { TronBlock, TronNode, TronTransaction } from './tron-node.ts'

/** `block` is undefined while it waits for one. */
type Placed = { readonly sent: TronTransaction; readonly block: TronBlock | undefined }

/**
 * What one transaction pays to anybody, in a block or waiting for one; empty when it failed or is no transfer of TRX,
 * undefined when the node does not know it.
 */
export async function findTronTransaction(
  node: TronNode,
  transaction: string,
  now: Date,
): Promise<readonly ChainPayment[] | undefined> {
  const placed = await place(node, transaction)
  if (placed === undefined) return undefined
  const { sent, block } = placed
  if (block !== undefined) return paymentsIn({ ...block, transactions: [sent] })
  const paid = transferOf(sent)
  return paid === undefined ? [] : [{ ...paid, reachedAt: now, block: null }]
}

async function place(node: TronNode, transaction: string): Promise<Placed | undefined> {
  const height = await node.heightOf(transaction)
  if (height === undefined) {
    const sent = await node.waiting(transaction)
    return sent && { sent, block: undefined }
  }
  const block = await node.block(height)
  const sent = block?.transactions.find(({ txID }) => txID === transaction)
  // Told to be in a block that does not have it: the chain changed in between, and this says nothing about the payment.
  if (block === undefined || sent === undefined) throw changed(height)
  return { sent, block }
}
