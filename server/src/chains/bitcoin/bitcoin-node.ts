import * as z from 'zod/mini'
import { NumberText } from '#platform/exact-json.ts'
import { askNode, unreachable } from '../ask-node.ts'
import { assertAsked, NetworkFault } from '../network-fault.ts'

/**
 * The node understood the call and refused it; codes as in Bitcoin Core's rpc/protocol.h. Where the caller expects no
 * refusal (a node that is still loading its blocks, say), it is a fault like any other and pauses the network.
 */
class NodeRefusal extends NetworkFault {
  readonly code: number
  constructor(code: number) {
    super('unreachable', `the node refused with ${code}`)
    this.code = code
  }
}
/** No such transaction or block. */
const notFound = -5
/** A height above the tip. */
const outOfRange = -8
/** A call that this node does not have. */
const noSuchCall = -32_601

const whole = z.pipe(
  z.instanceof(NumberText),
  z.transform(({ text }) => (/^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN)),
)
const height = z.pipe(
  whole,
  z.transform((value) => (Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : -1n)),
)
const hashText = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const output = z.object({
  n: whole,
  value: z.instanceof(NumberText),
  scriptPubKey: z.object({ hex: z.optional(z.string()) }),
})
const transaction = z.object({ txid: hashText, vout: z.array(output) })
const placedTransaction = z.object({ txid: hashText, vout: z.array(output), blockhash: z.optional(hashText) })
const block = z.object({
  hash: hashText,
  height,
  time: whole,
  previousblockhash: z.optional(z.nullable(hashText)),
  tx: z.array(transaction),
})
const indexes = z.object({ txindex: z.optional(z.object({ synced: z.boolean() })) })
const header = z.object({ hash: hashText, height, confirmations: whole })

export type NodeTransaction = z.infer<typeof transaction>
export type NodeBlock = z.infer<typeof block>

/**
 * A node's JSON-RPC as Bitcoin Core has it, as far as we use it; amounts stay the text they came as. A node that does
 * not answer, or not in these shapes, is a NetworkFault `unreachable`, whose text never names the node's address: it
 * may hold a password.
 */
export class BitcoinNode {
  readonly #url: string
  readonly #headers: Record<string, string>

  constructor(address: string) {
    const url = new URL(address)
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    this.#headers = login === ':' ? {} : { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
    url.username = ''
    url.password = ''
    this.#url = url.href
  }

  tipHash(): Promise<string> {
    return this.#ask('getbestblockhash', [], hashText)
  }

  header(hash: string): Promise<z.infer<typeof header> | undefined> {
    return this.#ask('getblockheader', [hash], header).catch(undefinedFor(notFound))
  }

  /** Undefined above the tip. */
  hashAt(blockHeight: bigint): Promise<string | undefined> {
    return this.#ask('getblockhash', [Number(blockHeight)], hashText).catch(undefinedFor(outOfRange))
  }

  block(hash: string): Promise<NodeBlock> {
    return this.#ask('getblock', [hash, 2], block)
  }

  pool(): Promise<string[]> {
    return this.#ask('getrawmempool', [], z.array(hashText))
  }

  /** One that waits in the pool; also one in a block where the node keeps an index of all transactions. */
  async transaction(txid: string): Promise<z.infer<typeof placedTransaction> | undefined> {
    const told = await this.#ask('getrawtransaction', [txid, true], placedTransaction).catch(
      undefinedFor(notFound),
    )
    assertAsked(txid, told?.txid)
    return told
  }

  /** Whether it keeps a whole index of all transactions; one that does not know the question (before 0.21) says no. */
  async keepsIndex(): Promise<boolean> {
    const told = await this.#ask('getindexinfo', ['txindex'], indexes).catch(undefinedFor(noSuchCall))
    return told?.txindex?.synced ?? false
  }

  async #ask<T extends z.ZodMiniType>(method: string, params: unknown[], shape: T): Promise<z.output<T>> {
    const body = { jsonrpc: '1.0', id: 1, method, params }
    const told = await askNode({ url: this.#url, headers: this.#headers, call: method, body })
    const read = shape.safeParse(resultOf(method, told))
    if (read.success) return read.data
    throw unreachable(method, 'its answer has another shape')
  }
}

const answer = z.object({
  result: z.unknown(),
  error: z.optional(z.nullable(z.object({ code: whole }))),
})

function resultOf(method: string, told: unknown): unknown {
  const read = answer.safeParse(told)
  if (!read.success) throw unreachable(method, 'its answer has another shape')
  if (read.data.error) throw new NodeRefusal(read.data.error.code)
  return read.data.result
}

const undefinedFor =
  (code: number) =>
  (error: unknown): undefined => {
    if (error instanceof NodeRefusal && error.code === code) return undefined
    throw error
  }
