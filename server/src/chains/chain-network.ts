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
  /** When it reached the network, as far as the network knows. This may be before we looked. */
  readonly reachedAt: Date
  /** Null while it waits for a block. */
  readonly block: ChainBlock | null
}

/** An output requested by name, with the block where it was last where that is known. */
export type KnownOutput = Pick<ChainPayment, 'transaction' | 'outputIndex'> & {
  readonly blockHash?: string | null
}

/** An address of ours; `index` says which one of its key's, null where addresses come from no key. */
export type ChainAddress = { readonly address: string; readonly index: number | null }

/** What one reading of a network gave, all of one view of the chain. */
export type ChainReading = {
  readonly tip: ChainBlock
  /** Every block that was read, from the lowest on; none of our own network, which is not looked into. */
  readonly blocks: readonly ChainBlock[]
  /** The last block that was read: the tip, or an earlier one when there was too much for one reading. */
  readonly readTo: ChainBlock
  /** The payments to our addresses in the blocks read; with those that wait for a block once the tip is reached. */
  readonly payments: readonly ChainPayment[]
}

/** Of these addresses, the ones we gave out: so that an adapter can ask for a block and not for every address. */
export type OurAddresses = (addresses: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * The port to a chain. Reading never changes anything and is done outside of database transactions; there is no
 * main network behind it, and no adapter for one. An adapter throws a NetworkFault when its node cannot be reached
 * or believed, and then gives nothing of that reading.
 */
export type ChainNetwork = {
  readonly id: string
  /** For people. */
  readonly name: string
  readonly coins: readonly Coin[]
  /** Kept inside this server: it cannot lie, stall or fall behind, and its last blocks may be undone at will. */
  readonly isOwn: boolean
  /** Blocks, its own included, until a payment in this coin is credited. */
  readonly requiredConfirmations: (coin: Coin) => number
  /** How many blocks before the last one read are read again each time: more than a usual reorganization undoes. */
  readonly overlapBlocks: bigint
  /** A tip that stays the same for longer than this belongs to a node that has stalled; null where blocks may stay out. */
  readonly stallsAfterMs: number | null
  /** The one contract whose transfers are payments, where a coin is a token; `chainId` as in EIP-155. */
  readonly token?: { readonly coin: Coin; readonly address: string; readonly chainId: number }
  /** What a wallet opens to pay; null where no wallet could. */
  readonly paymentUri: (request: { address: string; coin: Coin; amountMinor: bigint }) => string | null
  /** An address for one deposit, never given twice. */
  readonly newAddress: (ctx: Context, tx: Tx, coin: Coin) => Promise<ChainAddress>
  /** Whether an address that was stored is still the one we made: false means that it was tampered with (trust.md, C09). */
  readonly isOurs: (given: ChainAddress, coin: Coin) => boolean
  /**
   * Proves that the node is on this test network and that its coins are what we take them for. Throws a NetworkFault,
   * `wrong_network` when it is on another.
   */
  readonly verify: (ctx: Context) => Promise<void>
  /** The first half of that by one request at most: asked whenever something of a reading is about to be applied. */
  readonly prove: (ctx: Context) => Promise<void>
  /** Where reading begins on a network that was never read: before any address of ours was given out. */
  readonly start: (ctx: Context) => Promise<ChainBlock>
  readonly tip: (ctx: Context) => Promise<ChainBlock>
  readonly hasBlock: (ctx: Context, block: ChainBlock) => Promise<boolean>
  /** The payments to our addresses from block `height` on, above the tip those of the pool alone; see ChainReading. */
  readonly paymentsSince: (ctx: Context, height: bigint, ours: OurAddresses) => Promise<ChainReading>
  /** One payment; undefined when neither the chain nor the pool has it. */
  readonly findPayment: (ctx: Context, output: KnownOutput) => Promise<ChainPayment | undefined>
  /**
   * Everything that one transaction pays, to anybody; undefined when the network does not know it. `hash` is 64
   * lower-case hexadecimal digits.
   */
  readonly findTransaction: (ctx: Context, hash: string) => Promise<readonly ChainPayment[] | undefined>
  /** Whether `findTransaction` also finds what lies in a block and never paid us; asked when it found nothing. */
  readonly findsEveryTransaction: (ctx: Context) => Promise<boolean>
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
