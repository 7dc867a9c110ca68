import type { Coin } from '@evenmoor/ledger/money'
import { createRequire } from 'node:module'
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { NodeRig } from '../../testing/chain-rig.ts'
import type { Rewrite } from '../../testing/rewrite.ts'
import { ahead } from '../../testing/block-times.ts'
import { startNodeProxy } from '../../testing/node-proxy.ts'
import type { EvmChain } from '../evm-chains.ts'
import { type Anvil, purseKey, startAnvil } from './anvil.ts'

/** m/44'/60'/0' of BIP-39's first test phrase ("abandon … about"), public half. */
export const testXpub =
  'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt'

export const purse = privateKeyToAccount(purseKey)
const erc20 = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])

export type EvmRig = NodeRig & {
  readonly anvil: Anvil
  /** Sends any transaction from the purse into the pool. */
  readonly send: (call: { to: Hex; value?: bigint; data?: Hex; gas?: bigint }) => Promise<Hex>
}

/** A chain of its own with the given chain id; where the chain has a token, a plain 18-decimals one stands at its address. */
export async function startEvmRig(chain: EvmChain, coins: readonly Coin[]): Promise<EvmRig> {
  const anvil = await startAnvil(chain.chainId)
  const { client } = anvil
  if (chain.token !== undefined) await placeToken(anvil, chain.token.address)
  const proxy = await startNodeProxy(anvil.url)
  const sent: { hash: Hex; raw: Hex; nonce: number }[] = []
  let nonce = await client.getTransactionCount({ address: purse.address })

  const sign = (call: { to: Hex; value?: bigint; data?: Hex; gas?: bigint }, at: number): Promise<Hex> =>
    purse.signTransaction({
      type: 'eip1559',
      chainId: chain.chainId,
      nonce: at,
      gas: call.gas ?? 200_000n,
      maxFeePerGas: 20_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      to: call.to,
      value: call.value ?? 0n,
      ...(call.data === undefined ? {} : { data: call.data }),
    })
  const send: EvmRig['send'] = async (call) => {
    const raw = await sign(call, nonce)
    const hash = await client.sendRawTransaction({ serializedTransaction: raw })
    sent.push({ hash, raw, nonce })
    nonce += 1
    return hash
  }
  const reorganize = async (blocks: number, replaced?: string): Promise<void> => {
    await client.request({ method: 'anvil_reorg', params: [blocks, []] } as never)
    for (const one of sent) {
      const isMined =
        (await client.getTransactionReceipt({ hash: one.hash }).catch(() => undefined)) !== undefined
      if (isMined) continue
      if (one.hash === replaced) one.raw = await sign({ to: purse.address, value: 1n }, one.nonce)
      one.hash = keccak256(one.raw)
      await client.sendRawTransaction({ serializedTransaction: one.raw }).catch(() => undefined)
    }
  }
  const env = Object.fromEntries(
    coins.flatMap((coin) => [
      [`${coin.toUpperCase()}_NODE_URL`, proxy.url],
      [`${coin.toUpperCase()}_XPUB`, testXpub],
      [`${coin.toUpperCase()}_NETWORK`, chain.id],
      [`${coin.toUpperCase()}_CONFIRMATIONS`, '3'],
    ]),
  )
  return {
    anvil,
    env,
    coins,
    send,
    pay: (coin, address, amountMinor) => {
      const to = address as Hex
      if (coin === chain.nativeCoin) return send({ to, value: amountMinor })
      return send({
        to: chain.token!.address,
        data: encodeFunctionData({ abi: erc20, args: [to, amountMinor] }),
      })
    },
    mine: (blocks) => client.mine({ blocks }),
    undo: (blocks) => reorganize(blocks),
    undoAndReplace: reorganize,
    seesPool: false,
    join: proxy.join,
    proxy,
    lies: {
      wentBack: earlierTip(anvil),
      mainNetwork: (method) => (method === 'eth_chainId' ? '0x1' : undefined),
      disagrees: (method, result, params) =>
        method === 'eth_getBlockByNumber' && (params as [string, boolean])[1]
          ? { ...(result as object), parentHash: `0x${'f'.repeat(64)}` }
          : undefined,
      ahead,
      otherTransaction: (method, result) => {
        if (result === null) return undefined
        const other = `0x${'f'.repeat(64)}`
        if (method === 'eth_getTransactionReceipt') return { ...(result as object), transactionHash: other }
        if (method === 'eth_getTransactionByHash') return { ...(result as object), hash: other }
        return undefined
      },
    },
    close: async () => {
      await proxy.close()
      await anvil.stop()
    },
  }
}

/** The block before the last three, told as the last one. */
const earlierTip =
  ({ client }: Anvil): Rewrite =>
  async (method, result, params) => {
    if (method !== 'eth_getBlockByNumber' || (params as [string])[0] !== 'latest') return undefined
    const height = BigInt((result as { number: Hex }).number) - 4n
    return client.request({ method, params: [numberToHex(height), false] } as never)
  }

/** Puts a plain token with 18 decimals at an address, all of it in the purse. */
export async function placeToken({ client }: Anvil, address: Hex): Promise<void> {
  const artifact = createRequire(import.meta.url)(
    '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json',
  ) as { bytecode: Hex; deployedBytecode: Hex }
  await client.setCode({ address, bytecode: artifact.deployedBytecode })
  // OpenZeppelin's ERC20 keeps its balances as a mapping in the first storage slot.
  const slot = keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [purse.address, 0n]))
  await client.setStorageAt({ address, index: slot, value: numberToHex(10n ** 30n, { size: 32 }) })
  await client.mine({ blocks: 1 })
}
