import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { NodeProxy } from './node-proxy.ts'
import type { Rewrite } from './rewrite.ts'

/** A chain of one network, with a purse. */
export type ChainRig = {
  /** What the server is started with. */
  readonly env: Record<string, string>
  readonly coins: readonly Coin[]
  /** Sends it into the pool; gives the transaction. */
  readonly pay: (coin: Coin, address: string, amountMinor: bigint) => Promise<string>
  readonly mine: (blocks: number) => Promise<void>
  /** Another branch of at least the same length takes the place of the last blocks; their payments wait in the pool again. */
  readonly undo: (blocks: number) => Promise<void>
  /** The same, but this payment never comes back: its sender spends the money otherwise. */
  readonly undoAndReplace: (blocks: number, transaction: string) => Promise<void>
  /** Whether payments are seen before a block has them. */
  readonly seesPool: boolean
  /** Told of the server that reads this chain: its clock is that of the blocks. */
  readonly join: (ctx: Context) => void
  readonly close: () => Promise<void>
}

/** One where payments are seen while they wait. */
export type PoolRig = ChainRig & {
  /** Another transaction takes the place of one that waits. */
  readonly replaceWaiting: (transaction: string) => Promise<void>
}

/** A real node of one network, and a proxy before it that misbehaves on demand. */
export type NodeRig = ChainRig & {
  readonly proxy: NodeProxy
  readonly lies: {
    /** Shows the chain from some blocks ago. */
    readonly wentBack: Rewrite
    readonly mainNetwork: Rewrite
    /** Blocks that do not follow one another. */
    readonly disagrees: Rewrite
    /** Answers with another transaction than the one requested. */
    readonly otherTransaction: Rewrite
    /** Blocks with a time three hours too late. */
    readonly ahead: Rewrite
  }
}
