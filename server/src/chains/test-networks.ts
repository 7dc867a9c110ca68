import { coins } from '@evenmoor/ledger/money'
import { StartProblem } from '#database/start-problem.ts'
import type { ChainNetwork } from './chain-network.ts'
import type { SettingsByCoin } from './coin-settings.ts'
import { evmChains } from './evm/evm-chains.ts'
import { evmNetwork } from './evm/evm-network.ts'

/** The test networks that the settings name, one for each chain. Throws a StartProblem for one without an adapter. */
export function testNetworks(settings: SettingsByCoin): readonly ChainNetwork[] {
  const named = coins.flatMap((coin) => {
    const { node } = settings[coin]
    return node === undefined ? [] : [{ coin, ...node }]
  })
  return [...new Set(named.map(({ network }) => network))].map((id) => {
    const members = named.filter(({ network }) => network === id)
    const [{ coin, nodeUrl }] = members as [(typeof members)[number]]
    const chain = evmChains.find((candidate) => candidate.id === id)
    if (chain !== undefined) {
      return evmNetwork({ chain, nodeUrl, keys: new Map(members.map((member) => [member.coin, member.key])) })
    }
    throw new StartProblem(`${coin.toUpperCase()}_NODE_URL: this version has no adapter for that network.`)
  })
}
