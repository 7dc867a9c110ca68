import type { Hash } from 'viem'
import type { ChainPayment } from '../chain-network.ts'
import type { EvmChain } from './evm-chains.ts'
import type { EvmNode } from './evm-node.ts'
import { findEvmPayment } from './find-evm-payment.ts'
import { ownValueIndex } from './output-index.ts'

/** More logs than any payment has: the rest is ignored. */
const logsMax = 20

/**
 * Everything that one transaction pays to anybody in the coins of this chain; empty when it failed or pays nothing,
 * undefined when the node does not know it.
 */
export async function findEvmTransaction(
  node: EvmNode,
  chain: EvmChain,
  transaction: string,
): Promise<ChainPayment[] | undefined> {
  const receipt = await node.receipt(transaction as Hash)
  const found = receipt === undefined ? await node.transaction(transaction as Hash) : undefined
  if (receipt === undefined && found === undefined) return undefined
  // One that still waits has no logs; its call tells the one transfer that it may hold.
  const logs = receipt === undefined ? 1 : Math.min(receipt.logs.length, logsMax)
  const indexes = [ownValueIndex, ...Array.from({ length: logs }, (_, index) => index)]
  const payments: ChainPayment[] = []
  for (const outputIndex of indexes) {
    const payment = await findEvmPayment(node, chain, { transaction, outputIndex })
    if (payment !== undefined && payment.amountMinor > 0n) payments.push(payment)
  }
  return payments
}
