import { type Hex, numberToHex } from 'viem'
import type { Context } from '#context.ts'
import type { Rewrite } from './rewrite.ts'

/**
 * Tells blocks of EVM and Bitcoin nodes with the time of a test's own clock, which does not go with that of the node:
 * each keeps the time at which it was first told.
 */
export function blockTimes(clock: Context['clock']): Rewrite {
  const times = new Map<string, number>()
  const timeOf = (hash: string): number => {
    const seconds = times.get(hash) ?? Math.floor(clock.now().getTime() / 1_000)
    times.set(hash, seconds)
    return seconds
  }
  return (method, result) => {
    const block = result as { readonly hash: string } | null | undefined
    if (!block) return undefined
    if (method === 'eth_getBlockByNumber') return { ...block, timestamp: numberToHex(timeOf(block.hash)) }
    return method === 'getblock' ? { ...block, time: timeOf(block.hash) } : undefined
  }
}

/** The same three hours later. */
export const ahead: Rewrite = (method, result) => {
  if (method === 'eth_getBlockByNumber' && result !== null) {
    const { timestamp } = result as { timestamp: Hex }
    return { ...(result as object), timestamp: numberToHex(Number(timestamp) + 3 * 3_600) }
  }
  if (method !== 'getblock') return undefined
  return { ...(result as object), time: (result as { time: number }).time + 3 * 3_600 }
}
