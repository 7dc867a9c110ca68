import type { Coin } from '@evenmoor/ledger/money'
import type { Address } from 'viem'

/** A test network of Ethereum's kind that this version knows. */
export type EvmChain = {
  readonly id: string
  /** What its nodes answer to `eth_chainId` (EIP-155): the only one that is let in. */
  readonly chainId: number
  readonly nativeCoin: Coin
  /** The only contract whose transfers count. */
  readonly token: { readonly coin: Coin; readonly address: Address } | undefined
  readonly confirmations: number
  readonly stallsAfterMs: number
}

/** Chain ids: chainid.network. The token is the USDT of BNB Smart Chain's test network, 18 decimals. */
export const evmChains: readonly EvmChain[] = [
  {
    id: 'bsc-testnet',
    chainId: 97,
    nativeCoin: 'bnb',
    token: { coin: 'usdt', address: '0x337610d27c682E347C9cD60BD4b3b107C9d34dDd' },
    confirmations: 12,
    stallsAfterMs: 120_000,
  },
  {
    id: 'sepolia',
    chainId: 11_155_111,
    nativeCoin: 'eth',
    token: undefined,
    confirmations: 12,
    stallsAfterMs: 300_000,
  },
  {
    id: 'hoodi',
    chainId: 560_048,
    nativeCoin: 'eth',
    token: undefined,
    confirmations: 12,
    stallsAfterMs: 300_000,
  },
]
