import { coins } from '@evenmoor/ledger/money'
import { StartProblem } from '#database/start-problem.ts'
import type { ChainNetwork } from './chain-network.ts'
import type { SettingsByCoin } from './coin-settings.ts'

/** The test networks that the settings name, one for each chain. Throws a StartProblem for one without an adapter. */
export function testNetworks(settings: SettingsByCoin): readonly ChainNetwork[] {
  const named = coins.find((coin) => settings[coin].node !== undefined)
  if (named === undefined) return []
  throw new StartProblem(`${named.toUpperCase()}_NODE_URL: this version has no adapter for that network.`)
}
