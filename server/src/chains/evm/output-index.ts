import type { TransactionReceipt } from 'viem'
import { NetworkFault } from '../network-fault.ts'

/** Stands for the value that a transaction itself carries, beside the positions of its logs. */
export const ownValueIndex = -1

/**
 * A log's position among the logs of its own transaction. It stays the same when the transaction comes into another
 * block after a reorganization; the log's index in the block would not, and one payment would look like two.
 */
export function logPosition({ logs }: TransactionReceipt, logIndex: number): number {
  const position = logs.findIndex((log) => log.logIndex === logIndex)
  if (position < 0)
    throw new NetworkFault('inconsistent', 'the node tells a log that its own receipt does not have')
  return position
}
