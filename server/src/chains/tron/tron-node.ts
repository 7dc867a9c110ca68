import * as z from 'zod/mini'
import { NumberText } from '#platform/exact-json.ts'
import { askNode, unreachable } from '../ask-node.ts'
import { assertAsked } from '../network-fault.ts'

const number = z.instanceof(NumberText)
const hashText = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const transaction = z.object({
  txID: hashText,
  ret: z.optional(z.array(z.object({ contractRet: z.optional(z.string()) }))),
  raw_data: z.object({
    contract: z.array(
      z.object({
        type: z.string(),
        parameter: z.object({
          value: z.object({ to_address: z.optional(z.string()), amount: z.optional(number) }),
        }),
      }),
    ),
  }),
})
const block = z.object({
  blockID: hashText,
  block_header: z.object({
    // The first block leaves out its number, which is zero.
    raw_data: z.object({ number: z.optional(number), timestamp: z.optional(number), parentHash: hashText }),
  }),
  transactions: z.optional(z.array(transaction)),
})
const transactionInfo = z.object({ id: hashText, blockNumber: z.optional(number) })

export type TronTransaction = z.infer<typeof transaction>
export type TronBlock = {
  readonly id: string
  readonly height: bigint
  readonly parentId: string
  readonly minedAt: Date
  readonly transactions: readonly TronTransaction[]
}

/** The part of a full node's HTTP API that we use (developers.tron.network, "Full node HTTP API"). */
export class TronNode {
  readonly #url: string
  constructor(url: string) {
    this.#url = url.replace(/\/+$/, '')
  }

  async tip(): Promise<TronBlock> {
    return blockFrom('getnowblock', await this.#ask('getnowblock', {}))
  }

  /** Undefined above the tip: the node answers with an empty object then. */
  async block(height: bigint): Promise<TronBlock | undefined> {
    const told = await this.#ask('getblockbynum', { num: Number(height) })
    return isEmpty(told) ? undefined : blockFrom('getblockbynum', told)
  }

  /** The height of the block that has the transaction; undefined while none has. */
  async heightOf(txid: string): Promise<bigint | undefined> {
    const told = await this.#ask('gettransactioninfobyid', { value: txid })
    if (isEmpty(told)) return undefined
    const read = transactionInfo.safeParse(told)
    if (!read.success) throw unreachable('gettransactioninfobyid', 'its answer has another shape')
    assertAsked(txid, read.data.id)
    return read.data.blockNumber && integer('gettransactioninfobyid', read.data.blockNumber)
  }

  /** Undefined when the node does not have it waiting for a block. */
  async waiting(txid: string): Promise<TronTransaction | undefined> {
    const told = await this.#ask('gettransactionfrompending', { value: txid })
    if (isEmpty(told)) return undefined
    const read = transaction.safeParse(told)
    if (!read.success) throw unreachable('gettransactionfrompending', 'its answer has another shape')
    assertAsked(txid, read.data.txID)
    return read.data
  }

  #ask(call: string, body: unknown): Promise<unknown> {
    return askNode({ url: `${this.#url}/wallet/${call}`, call, body })
  }
}

function blockFrom(call: string, told: unknown): TronBlock {
  const read = block.safeParse(told)
  if (!read.success) throw unreachable(call, 'its answer has another shape')
  const { blockID, block_header, transactions = [] } = read.data
  const { number: height, timestamp, parentHash } = block_header.raw_data
  return {
    id: blockID,
    height: height === undefined ? 0n : integer(call, height),
    parentId: parentHash,
    minedAt: new Date(timestamp === undefined ? 0 : Number(integer(call, timestamp))),
    transactions,
  }
}

function integer(call: string, { text }: NumberText): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text)
  throw unreachable(call, 'a number is no whole number')
}

const isEmpty = (told: unknown): boolean =>
  typeof told === 'object' && told !== null && Object.keys(told).length === 0
