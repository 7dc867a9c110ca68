import type { Coin } from '@evenmoor/ledger/money'
import { coins } from '@evenmoor/ledger/money'
import { bitcoinChains } from './bitcoin/bitcoin-chains.ts'
import { bitcoinNetwork } from './bitcoin/bitcoin-network.ts'
import type { ChainNetwork } from './chain-network.ts'
import type { NodeSettings, SettingsByCoin } from './coin-settings.ts'
import { evmChains } from './evm/evm-chains.ts'
import { evmNetwork } from './evm/evm-network.ts'
import { tronChains } from './tron/tron-chains.ts'
import { tronNetwork } from './tron/tron-network.ts'

type Named = NodeSettings & { readonly coin: Coin }

/** The test networks that the settings name, one for each chain.  */
export function testNetworks(settings: SettingsByCoin): readonly ChainNetwork[] {
  const named = coins.flatMap((coin): Named[] => {
    const { node } = settings[coin]
    return node === undefined ? [] : [{ coin, ...node }]
  })
  const evm = evmNetworks(named)
  const evmCoins = new Set(evm.flatMap((network) => network.coins))
  return [...evm, ...named.filter(({ coin }) => !evmCoins.has(coin)).map(networkOfCoin)]
}

/** Coins on the same chain share its network: one reading serves both. */
const evmNetworks = (named: readonly Named[]): ChainNetwork[] =>
  evmChains.flatMap((chain) => {
    const members = named.filter(({ network }) => network === chain.id)
    const [first] = members
    if (first === undefined) return []
    return [
      evmNetwork({
        chain,
        nodeUrl: first.nodeUrl,
        keys: new Map(members.map(({ coin, key }) => [coin, key])),
      }),
    ]
  })

function networkOfCoin({ coin, network, nodeUrl, key }: Named): ChainNetwork {
  const chain = bitcoinChains.find((candidate) => candidate.coin === coin && candidate.setting === network)
  if (chain !== undefined) return bitcoinNetwork({ chain, nodeUrl, key })
  const tron = tronChains.find((candidate) => candidate.id === network)
  if (tron !== undefined) return tronNetwork({ chain: tron, nodeUrl, key })
  throw new RangeError(`no adapter for ${coin} on ${network}`)
}
