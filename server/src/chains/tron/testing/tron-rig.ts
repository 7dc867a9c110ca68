import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createBase58check } from '@scure/base'
import { hash } from 'node:crypto'
import type { Context } from '#context.ts'
import { evmChains } from '../../evm/evm-chains.ts'
import { startEvmRig, testXpub } from '../../evm/testing/evm-rig.ts'
import type { NodeRig } from '../../testing/chain-rig.ts'
import type { NodeFault } from '../../testing/node-proxy.ts'
import { tronChains } from '../tron-chains.ts'

type Sent = {
  readonly txID: string
  readonly to: string
  readonly amount: bigint
  readonly contractRet: string
}
type Mined = {
  readonly id: string
  readonly parentId: string
  readonly sent: readonly Sent[]
  at: number
}

export type TronRig = NodeRig & {
  /** A transfer that the network takes into a block as failed. */
  readonly payInVain: (address: string, amountMinor: bigint) => string
}

const base58check = createBase58check((bytes: Uint8Array) => hash('sha256', bytes, 'buffer'))
const hexOf = (address: string): string => Buffer.from(base58check.decode(address)).toString('hex')
const genesisId = tronChains[0]!.genesisId
const newId = (height: number): string =>
  height.toString(16).padStart(16, '0') + randomBytes(24).toString('hex')

/**
 * TRON has no node that could run here: this server stands in for one, with the documented shapes of a full node's
 * HTTP API, a chain that can fork, and every way of misbehaving that the others have.
 */
export async function startTronRig(): Promise<TronRig> {
  const blocks: Mined[] = [{ id: genesisId, parentId: '0'.repeat(64), sent: [], at: 0 }]
  let pool: Sent[] = []
  let clock: Pick<Context['clock'], 'now'> = { now: () => new Date() }
  let fault: NodeFault | undefined
  let calls: string[] = []

  const mineOne = (sent: readonly Sent[]) =>
    blocks.push({
      id: newId(blocks.length),
      parentId: blocks.at(-1)!.id,
      sent,
      at: clock.now().getTime(),
    })
  const mine = (count: number) => {
    for (let block = 0; block < count; block += 1) {
      mineOne(pool)
      pool = []
    }
  }
  const undo = (count: number, replaced?: string) => {
    const undone = blocks.splice(blocks.length - count).flatMap(({ sent }) => sent)
    for (let block = 0; block < count; block += 1) mineOne([])
    pool = [...undone.filter(({ txID }) => txID !== replaced), ...pool]
  }
  const send = (to: string, amount: bigint, contractRet = 'SUCCESS'): string => {
    const txID = randomBytes(32).toString('hex')
    pool.push({ txID, to: hexOf(to), amount, contractRet })
    return txID
  }
  const tellBlock = (height: number): unknown => {
    const block = blocks[height]
    if (block === undefined) return {}
    return {
      blockID: block.id,
      block_header: {
        raw_data: {
          ...(height === 0 ? {} : { number: height, timestamp: block.at }),
          parentHash: block.parentId,
        },
      },
      ...(block.sent.length === 0 ? {} : { transactions: block.sent.map(tellSent) }),
    }
  }
  const answer = (call: string, asked: { num?: number; value?: string }): unknown => {
    if (call === 'getnowblock') return tellBlock(blocks.length - 1)
    if (call === 'getblockbynum') return tellBlock(asked.num ?? 0)
    if (call === 'gettransactionfrompending') {
      const waiting = pool.find(({ txID }) => txID === asked.value)
      return waiting === undefined ? {} : tellSent(waiting)
    }
    const height = blocks.findIndex(({ sent }) => sent.some(({ txID }) => txID === asked.value))
    return height < 0 ? {} : { id: asked.value, blockNumber: height, receipt: {} }
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = JSON.parse(await text(request)) as { num?: number; value?: string }
    const call = request.url!.replace('/wallet/', '')
    calls.push(call)
    if (fault === 'silent') return void response.destroy()
    if (fault === 'html') return void response.end('<!doctype html><title>502</title>')
    const honest = answer(call, asked)
    const told = typeof fault === 'function' ? ((await fault(call, honest, asked)) ?? honest) : honest
    const body = JSON.stringify(told)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(fault === 'cut' ? body.slice(0, body.length / 2) : body)
  }
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const usdt = await startEvmRig(
    evmChains.find(({ id }) => id === 'bsc-testnet')!,
    ['usdt'],
  )
  const join = (ctx: Context) => {
    clock = ctx.clock
    usdt.join(ctx)
    for (const block of blocks) block.at = clock.now().getTime()
  }
  mine(30)
  return {
    env: { ...usdt.env, TRX_NODE_URL: url, TRX_XPUB: testXpub, TRX_CONFIRMATIONS: '3' },
    coins: ['trx'],
    pay: async (_coin, address, amountMinor) => send(address, amountMinor),
    payInVain: (address, amountMinor) => send(address, amountMinor, 'OUT_OF_ENERGY'),
    mine: async (count) => mine(count),
    undo: async (count) => undo(count),
    undoAndReplace: async (count, transaction) => undo(count, transaction),
    seesPool: false,
    join,
    proxy: {
      url,
      takeCalls: () => calls.splice(0),
      misbehave: (next) => (fault = next),
      heal: () => (fault = undefined),
      join,
      close: async () => undefined,
    },
    lies: {
      wentBack: (call) => (call === 'getnowblock' ? tellBlock(blocks.length - 5) : undefined),
      // The first block of TRON's main network.
      mainNetwork: (call, told, asked) =>
        call === 'getblockbynum' && (asked as { num: number }).num === 0
          ? {
              ...(told as object),
              blockID: '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc',
            }
          : undefined,
      disagrees: (call, told) => {
        const block = told as { block_header?: { raw_data: object } }
        if (call !== 'getblockbynum' || block.block_header === undefined) return undefined
        const raw_data = { ...block.block_header.raw_data, parentHash: 'f'.repeat(64) }
        return { ...block, block_header: { raw_data } }
      },
      ahead: (call, told) => {
        const block = told as { block_header?: { raw_data: { timestamp?: number } } }
        if (block.block_header?.raw_data.timestamp === undefined) return undefined
        const { raw_data: honest } = block.block_header
        const raw_data = { ...honest, timestamp: honest.timestamp! + 3 * 3_600_000 }
        return { ...block, block_header: { raw_data } }
      },
      otherTransaction: (call, told) => {
        if (Object.keys(told as object).length === 0) return undefined
        if (call === 'gettransactioninfobyid') return { ...(told as object), id: 'f'.repeat(64) }
        if (call === 'gettransactionfrompending') return { ...(told as object), txID: 'f'.repeat(64) }
        return undefined
      },
    },
    close: async () => {
      calls = []
      await usdt.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const tellSent = ({ txID, to, amount, contractRet }: Sent): unknown => ({
  txID,
  ret: [{ contractRet }],
  raw_data: {
    contract: [
      {
        type: 'TransferContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TransferContract',
          value: { owner_address: `41${'0'.repeat(40)}`, to_address: to, amount: Number(amount) },
        },
      },
    ],
  },
})
