import type { Coin } from '@evenmoor/ledger/money'

/** A test network of Bitcoin's kind that this version knows. */
export type BitcoinChain = {
  readonly id: string
  readonly coin: Coin
  /** As `<COIN>_NETWORK` names it. */
  readonly setting: string
  /** The hash of its first block: what its nodes must answer. */
  readonly genesisHash: string
  /** The first letters of its bech32 addresses (BIP-173; SLIP-173 for Litecoin). */
  readonly bech32: string
  /** What payment URIs begin with (BIP-21). */
  readonly scheme: string
  readonly confirmations: number
  /** Null where blocks are made by hand. */
  readonly stallsAfterMs: number | null
}

const hourMs = 3_600_000
const btc = { coin: 'btc', scheme: 'bitcoin', confirmations: 3, stallsAfterMs: 3 * hourMs } as const
const ltc = { coin: 'ltc', scheme: 'litecoin', confirmations: 6, stallsAfterMs: hourMs } as const

/** First blocks as the chain parameters of Bitcoin Core and Litecoin Core have them. */
export const bitcoinChains: readonly BitcoinChain[] = [
  {
    ...btc,
    id: 'btc-testnet4',
    setting: 'testnet4',
    genesisHash: '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
    bech32: 'tb',
  },
  {
    ...btc,
    id: 'btc-testnet3',
    setting: 'testnet3',
    genesisHash: '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    bech32: 'tb',
  },
  {
    ...btc,
    id: 'btc-signet',
    setting: 'signet',
    genesisHash: '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
    bech32: 'tb',
  },
  {
    ...btc,
    id: 'btc-regtest',
    setting: 'regtest',
    genesisHash: '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206',
    bech32: 'bcrt',
    stallsAfterMs: null,
  },
  {
    ...ltc,
    id: 'ltc-testnet',
    setting: 'testnet',
    genesisHash: '4966625a4b2851d9fdee139e56211a0d88575f59ed816ff5e6a63deb4e3e29a0',
    bech32: 'tltc',
  },
  {
    ...ltc,
    id: 'ltc-regtest',
    setting: 'regtest',
    genesisHash: '530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9',
    bech32: 'rltc',
    stallsAfterMs: null,
  },
]
