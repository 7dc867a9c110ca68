import type { Coin } from '@evenmoor/ledger/money'
import type { NodeProxy } from './node-proxy.ts'

/** A real node of one network with a purse, and a proxy before it that misbehaves on demand. */
export type ChainRig = {
  /** What the server is started with. */
  readonly env: Record<string, string>
  readonly coins: readonly Coin[]
  /** Sends it into the pool; gives the transaction. */
  readonly pay: (coin: Coin, address: string, amountMinor: bigint) => Promise<string>
  readonly mine: (blocks: number) => Promise<void>
  /** Another branch of the same length takes the place of the last blocks; their payments wait in the pool again. */
  readonly undo: (blocks: number) => Promise<void>
  /** The same, but this payment never comes back: its sender spends the money otherwise. */
  readonly undoAndReplace: (blocks: number, transaction: string) => Promise<void>
  /** Whether payments are seen before a block has them. */
  readonly seesPool: boolean
  readonly proxy: NodeProxy
  /** An answer that shows the chain as it was some blocks ago, and one of a main network. */
  readonly lies: { readonly wentBack: Rewrite; readonly mainNetwork: Rewrite }
  readonly close: () => Promise<void>
}

/** Changes what the node answers to one call; undefined leaves it. */
export type Rewrite = (method: string, result: unknown, params: unknown) => unknown
