import {
  type Block,
  createPublicClient,
  type Hash,
  type Hex,
  http,
  numberToHex,
  parseAbiItem,
  type PublicClient,
  type Transaction,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type TransactionReceipt,
} from 'viem'
import { assertAsked, NetworkFault } from '../network-fault.ts'

export const transferEvent = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)
const decimalsFunction = parseAbiItem('function decimals() view returns (uint8)')

export type EvmBlock<WithTransactions extends boolean = false> = Block<bigint, WithTransactions, 'latest'>
export type TransferLog = Awaited<ReturnType<EvmNode['transfers']>>[number]

const requestTimeoutMs = 5_000

/**
 * A node's JSON-RPC as far as we use it. Every failure is a NetworkFault `unreachable`; its text names the call and
 * never the node's address, which may hold a password.
 */
export class EvmNode {
  readonly #client: PublicClient

  constructor(url: string) {
    const transport = http(url, { timeout: requestTimeoutMs, retryCount: 2, retryDelay: 200 })
    this.#client = createPublicClient({ transport, cacheTime: 0 })
  }

  chainId(): Promise<number> {
    return this.#ask('eth_chainId', () => this.#client.getChainId())
  }

  async tokenDecimals(address: Hex): Promise<number | undefined> {
    return this.#ask('decimals', async () => {
      const hasCode = (await this.#client.getCode({ address })) !== undefined
      if (!hasCode) return undefined
      return this.#client.readContract({ address, abi: [decimalsFunction], functionName: 'decimals' })
    })
  }

  tip(): Promise<EvmBlock> {
    return this.#ask('eth_getBlockByNumber latest', () => this.#client.getBlock({ blockTag: 'latest' }))
  }

  /** The block's hash; undefined above the tip. */
  async hashAt(height: bigint): Promise<Hash | undefined> {
    // Asked by hand: the client's own call throws for a block that is not there.
    const block = await this.#ask('eth_getBlockByNumber', () =>
      this.#client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(height), false] }),
    )
    return block?.hash ?? undefined
  }

  block(height: bigint): Promise<EvmBlock<true>> {
    return this.#ask('eth_getBlockByNumber', () =>
      this.#client.getBlock({ blockNumber: height, includeTransactions: true }),
    )
  }

  transfers(token: Hex, fromBlock: bigint, toBlock: bigint) {
    return this.#ask('eth_getLogs', () =>
      this.#client.getLogs({ address: token, event: transferEvent, fromBlock, toBlock, strict: true }),
    )
  }

  /** Undefined while no block has it. */
  async receipt(hash: Hash): Promise<TransactionReceipt | undefined> {
    const told = await this.#ask('eth_getTransactionReceipt', () =>
      this.#client.getTransactionReceipt({ hash }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return undefined
        throw error
      }),
    )
    assertAsked(hash, told?.transactionHash)
    return told
  }

  /** Also one that waits for a block; undefined when the node does not know it. */
  async transaction(hash: Hash): Promise<Transaction | undefined> {
    const told = await this.#ask('eth_getTransactionByHash', () =>
      this.#client.getTransaction({ hash }).catch((error: unknown) => {
        if (error instanceof TransactionNotFoundError) return undefined
        throw error
      }),
    )
    assertAsked(hash, told?.hash)
    return told
  }

  async #ask<T>(call: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      throw new NetworkFault('unreachable', `the node did not answer ${call} as it should (${reason})`)
    }
  }
}
