import { formatMoney } from '@evenmoor/ledger/money'
import { evmChains } from '../../evm/evm-chains.ts'
import { startEvmRig } from '../../evm/testing/evm-rig.ts'
import { ahead } from '../../testing/block-times.ts'
import { startNodeProxy } from '../../testing/node-proxy.ts'
import type { CoreRig } from './core-node.ts'
import { noParent, otherTransaction } from './lies.ts'
import { startLitecoind } from './litecoind.ts'
import type { Program } from './unpack-litecoind.ts'

/** m/84'/1'/0' of BIP-39's first test phrase ("abandon … about"), public half, with the letters of test networks. */
export const testTpub =
  'tpubDC8msFGeGuwnKG9Upg7DM2b4DaRqg3CUZa5g8v2SRQ6K4NSkxUgd7HsL2XVWbVm39yBA4LAxysQAm397zwQSQoQgewGiYZqrA9DsP4zbQ1M'

type Raw = { vin: { txid: string; vout: number }[]; vout: { value: number; scriptPubKey: { hex: string } }[] }

/** A regtest chain of its own with a full purse; beside it a node for USDT, without which no coin can be switched on. */
export async function startLitecoinRig(program: Program): Promise<CoreRig> {
  const node = await startLitecoind(program)
  const { call } = node
  await call('createwallet', 'purse')
  const purse = await call<string>('getnewaddress', '', 'bech32')
  await call('generatetoaddress', 140, purse)
  const proxy = await startNodeProxy(node.url, node.headers)
  const usdt = await startEvmRig(
    evmChains.find(({ id }) => id === 'bsc-testnet')!,
    ['usdt'],
  )
  const whole = (minor: bigint) => formatMoney({ asset: 'ltc', minor }, { minDecimals: 0 })

  const undoTo = async (blocks: number): Promise<void> => {
    const height = (await call<number>('getblockcount')) - blocks + 1
    await call('invalidateblock', await call('getblockhash', height))
  }
  const mineEmpty = async (blocks: number): Promise<void> => {
    for (let block = 0; block < blocks; block += 1) await call('generateblock', purse, [])
  }
  const decoded = async (txid: string): Promise<Raw> =>
    call('decoderawtransaction', (await call<{ hex: string }>('gettransaction', txid)).hex)
  /** Spends the same coins to the purse instead; the node's pool takes it in place of the first for a higher fee alone. */
  const replacementOf = async (txid: string, moreFee = 0): Promise<string> => {
    const { vin, vout } = await decoded(txid)
    const total = vout.reduce((sum, { value }) => sum + Math.round(value * 1e8), 0)
    const raw = await call('createrawtransaction', vin, { [purse]: whole(BigInt(total - moreFee)) })
    // The node takes these coins for spent, so it has to be told about them.
    const spent = await Promise.all(
      vin.map(async (input) => {
        const { value, scriptPubKey } = (await decoded(input.txid)).vout[input.vout]!
        return { ...input, amount: value, scriptPubKey: scriptPubKey.hex }
      }),
    )
    return (await call<{ hex: string }>('signrawtransactionwithwallet', raw, spent)).hex
  }
  return {
    node,
    env: {
      ...usdt.env,
      LTC_NODE_URL: proxy.url,
      LTC_XPUB: testTpub,
      LTC_NETWORK: 'regtest',
      LTC_CONFIRMATIONS: '3',
    },
    coins: ['ltc'],
    pay: (_coin, address, amountMinor) => call('sendtoaddress', address, whole(amountMinor)),
    payMany: (amounts) =>
      call(
        'sendmany',
        '',
        Object.fromEntries(Object.entries(amounts).map(([address, minor]) => [address, whole(minor)])),
      ),
    mine: async (blocks) => void (await call('generatetoaddress', blocks, purse)),
    undo: async (blocks) => {
      await undoTo(blocks)
      await mineEmpty(blocks)
    },
    undoAndReplace: async (blocks, transaction) => {
      const replacement = await replacementOf(transaction)
      await undoTo(blocks)
      await call('generateblock', purse, [replacement])
      await mineEmpty(blocks - 1)
    },
    seesPool: true,
    replaceWaiting: async (transaction) =>
      void (await call('sendrawtransaction', await replacementOf(transaction, 100_000))),
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
      // The first block of Litecoin's main network.
      mainNetwork: (method, _result, params) =>
        method === 'getblockhash' && (params as [number])[0] === 0
          ? '12a765e31ffd4059bada1e25190f6e98c99d9714d334efa41a195a7e7e04bfe2'
          : undefined,
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
