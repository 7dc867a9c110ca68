import type { Coin } from '@evenmoor/ledger/money'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import type { ChainNetwork } from './chain-network.ts'
import { type CoinSettings, usesTestNetworks } from './coin-settings.ts'
import { practiceNetwork } from './practice-network.ts'
import { testNetworks } from './test-networks.ts'

/** The networks of one installation. No main network is among them and none can be named: there is no adapter for one. */
export type Networks = {
  /** Every network in use, each once. */
  readonly all: readonly ChainNetwork[]
  /** Where a coin is paid; undefined where it is switched off. */
  readonly of: (coin: Coin) => ChainNetwork | undefined
  /** Undefined for one that is not in use (any more). */
  readonly withId: (id: string) => ChainNetwork | undefined
}

type Configured = { readonly config: Pick<Config, 'coins'> }

const made = new WeakMap<Config['coins'], Networks>()

/** The networks that the settings name: the practice network alone, or test networks alone. Made once. */
export function networksOf({ config }: Configured): Networks {
  const known = made.get(config.coins)
  if (known !== undefined) return known
  const all = usesTestNetworks(config.coins) ? testNetworks(config.coins) : [practiceNetwork]
  const byCoin = new Map(all.flatMap((network) => network.coins.map((coin) => [coin, network] as const)))
  const byId = new Map(all.map((network) => [network.id, network]))
  const networks: Networks = { all, of: (coin) => byCoin.get(coin), withId: (id) => byId.get(id) }
  made.set(config.coins, networks)
  return networks
}

/** Whether this installation has practice money only. */
export const isPracticeOnly = ({ config }: Configured): boolean => !usesTestNetworks(config.coins)

/** Confirmations until a payment in this coin is credited: the operator's setting, else the network's own. */
export const confirmationsFor = ({ config }: Context, network: ChainNetwork, coin: Coin): number => {
  const set: CoinSettings = config.coins[coin]
  return set.confirmations ?? network.requiredConfirmations(coin)
}
