import type { Coin } from '@evenmoor/ledger/money'
import type { ChainNetwork } from './chain-network.ts'
import { practiceNetwork } from './practice-network.ts'

/** Which network each coin is paid on. No main network is here and none can be named: there is no adapter for one. */
const networkByCoin: Readonly<Record<Coin, ChainNetwork>> = {
  usdt: practiceNetwork,
  bnb: practiceNetwork,
  eth: practiceNetwork,
  btc: practiceNetwork,
  ltc: practiceNetwork,
  trx: practiceNetwork,
}

/** The network that a coin is paid on. */
export const networkOf = (coin: Coin): ChainNetwork => networkByCoin[coin]

/** Every network in use, each once. */
export const networks: readonly ChainNetwork[] = [...new Set(Object.values(networkByCoin))]

/** The network with this id. Throws for one that this version does not know. */
export function networkWithId(id: string): ChainNetwork {
  const network = networks.find((candidate) => candidate.id === id)
  if (network === undefined) throw new RangeError(`unknown network ${id}`)
  return network
}
