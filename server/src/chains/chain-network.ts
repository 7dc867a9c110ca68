import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'

export type ChainBlock = { readonly height: bigint; readonly hash: string }

/** One output of a transaction, as its network tells it. */
export type ChainPayment = {
  readonly transaction: string
  readonly outputIndex: number
  readonly address: string
  readonly coin: Coin
  readonly amountMinor: bigint
  /** When it reached the network, as far as the network knows: it may be before we looked. */
  readonly reachedAt: Date
  /** Null while it waits for a block. */
  readonly block: ChainBlock | null
}

/**
 * The port to a chain. Reading never changes anything and is done outside of database transactions; there is no
 * main network behind it, and no adapter for one.
 */
export type ChainNetwork = {
  readonly id: string
  /** For people. */
  readonly name: string
  /** Blocks, its own included, until a payment is credited. */
  readonly requiredConfirmations: number
  /** How many blocks before the last one read are read again each time: more than a usual reorganisation undoes. */
  readonly overlapBlocks: bigint
  /** What a wallet opens to pay; null where no wallet could. */
  readonly paymentUri: (request: { address: string; coin: Coin; amountMinor: bigint }) => string | null
  /** An address for one deposit, never given twice. */
  readonly newAddress: (ctx: Context, tx: Tx) => Promise<string>
  /** Where reading begins on a network that was never read: before any address of ours was given out. */
  readonly start: (ctx: Context) => Promise<ChainBlock>
  readonly tip: (ctx: Context) => Promise<ChainBlock>
  readonly hasBlock: (ctx: Context, block: ChainBlock) => Promise<boolean>
  /** The tip, and the payments to our addresses in blocks from `height` on or without a block, of one moment. */
  readonly paymentsSince: (
    ctx: Context,
    height: bigint,
  ) => Promise<{ readonly tip: ChainBlock; readonly payments: readonly ChainPayment[] }>
  /** One payment; undefined when neither the chain nor the pool has it. */
  readonly findPayment: (
    ctx: Context,
    output: Pick<ChainPayment, 'transaction' | 'outputIndex'>,
  ) => Promise<ChainPayment | undefined>
  /** Pays out; only where the server itself can: on the practice network. Idempotent for each `sendKey`. */
  readonly send?: (
    ctx: Context,
    tx: Tx,
    order: { sendKey: string; toAddress: string; coin: Coin; amountMinor: bigint },
  ) => Promise<{ transaction: string }>
}

/** How deep a block is: 1 for the tip itself, 0 for none. */
export const depthOf = (block: ChainBlock | null, tip: ChainBlock): number =>
  block === null || block.height > tip.height ? 0 : Number(tip.height - block.height) + 1
