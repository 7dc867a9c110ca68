import { evmChains } from '../../evm/evm-chains.ts'
import { findAnvil } from '../../evm/testing/anvil.ts'
import { startEvmRig } from '../../evm/testing/evm-rig.ts'
import { ahead } from '../../testing/block-times.ts'
import { startNodeProxy } from '../../testing/node-proxy.ts'
import { startBcoin, translateForBcoin } from './bcoin.ts'
import type { CoreNode, CoreRig } from './core-node.ts'
import { fetchPackages } from '#testing/fetch-packages.ts'
import { testTpub } from './litecoin-rig.ts'
import { noParent, otherTransaction } from './lies.ts'
import { cut, payFrom, purseScript, type Signed } from './purse.ts'

/** SegWit is active from here on: nothing that is paid before could be to an address of ours. */
const segwitHeight = 450
const payments = 200
const genesisOfMainNetwork = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

const folder = await fetchPackages('bitcoin-node')

/** Where the stories of Bitcoin are told, or why they cannot be here. */
export const bitcoinStage = {
  start: () => startBitcoinRig(folder!),
  missing:
    folder === undefined || findAnvil() === undefined
      ? 'bcoin could not be fetched, or no anvil: set ANVIL to its program'
      : undefined,
}

/** A regtest chain of its own with a full purse; beside it a node for USDT, without which no coin can be switched on. */
async function startBitcoinRig(folder: string): Promise<CoreRig> {
  const node = await startBcoin(folder)
  const { call } = node
  const proxy = await startNodeProxy(node.url, node.headers, translateForBcoin(node))
  const usdt = await startEvmRig(
    evmChains.find(({ id }) => id === 'bsc-testnet')!,
    ['usdt'],
  )
  const purse = await fillPurse(node)
  /** Everything that was paid and may wait again after a reorganization. */
  const sent: Signed[] = []

  const send = async (payees: Readonly<Record<string, bigint>>): Promise<string> => {
    const signed = payFrom(
      purse.pop()!,
      Object.entries(payees).map(([address, amountMinor]) => ({ address, amountMinor })),
    )
    await call('storypool', signed.hex)
    sent.push(signed)
    return signed.txid
  }
  const fork = async (blocks: number, held: readonly string[]): Promise<void> => {
    await call('storyfork', blocks, purseScript, held)
    // Other nodes would tell what waits again; those that are in a block still are refused.
    for (const { hex } of sent) await call('storypool', hex).catch(() => undefined)
  }
  const takeOut = (transaction: string): Signed => {
    const [taken] = sent.splice(
      sent.findIndex(({ txid }) => txid === transaction),
      1,
    )
    return taken!
  }
  return {
    node,
    env: {
      ...usdt.env,
      BTC_NODE_URL: proxy.url,
      BTC_XPUB: testTpub,
      BTC_NETWORK: 'regtest',
      BTC_CONFIRMATIONS: '3',
    },
    coins: ['btc'],
    pay: (_coin, address, amountMinor) => send({ [address]: amountMinor }),
    payMany: send,
    mine: async (blocks) => void (await call('storymine', blocks, purseScript)),
    undo: (blocks) => fork(blocks, []),
    undoAndReplace: (blocks, transaction) => fork(blocks, [payFrom(takeOut(transaction).spent, []).hex]),
    seesPool: true,
    // Its pool keeps the first; a block with the other does away with it.
    replaceWaiting: async (transaction) =>
      void (await call('storymine', 1, purseScript, [payFrom(takeOut(transaction).spent, []).hex])),
    join: (ctx) => {
      usdt.join(ctx)
      proxy.join(ctx)
    },
    proxy,
    lies: {
      wentBack: async (method) => {
        if (method !== 'getbestblockhash') return undefined
        return call('getblockhash', (await call<number>('getblockcount')) - 4)
      },
      mainNetwork: (method, _result, params) =>
        method === 'getblockhash' && (params as [number])[0] === 0 ? genesisOfMainNetwork : undefined,
      disagrees: noParent,
      otherTransaction,
      ahead,
    },
    close: async () => {
      await usdt.close()
      await proxy.close()
      await node.stop()
    },
  }
}

/** Mines the first block's coins, lets them ripen, and cuts them so that payments do not hang on one another. */
async function fillPurse({ call }: CoreNode) {
  await call('storymine', segwitHeight, purseScript)
  const first = await call<string>('getblockhash', 1)
  const { tx } = await call<{ tx: { txid: string; vout: { value: number }[] }[] }>(
    'getblock',
    first,
    true,
    true,
  )
  const amountMinor = BigInt(Math.round(tx[0]!.vout[0]!.value * 1e8))
  const { hex, unspent } = cut({ txid: tx[0]!.txid, index: 0, amountMinor }, payments)
  await call('storymine', 1, purseScript, [hex])
  return unspent
}
