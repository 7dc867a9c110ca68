import { because } from '@evenmoor/contract/refusals'
import type { Coin } from '@evenmoor/ledger/money'
import type { ChainNetwork } from '#chains/chain-network.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, unavailable } from '#platform/problems.ts'
import { isInUse } from './chain-cursor-store.ts'

/**
 * The network that a new checkout in this coin is to be paid on. Throws 400 for a coin that is switched off, 503
 * while its network is paused or was never reached: an address may be given out only when payments to it are seen.
 */
export async function networkForCheckout(ctx: Context, tx: Tx, coin: Coin): Promise<ChainNetwork> {
  const network = networksOf(ctx).of(coin)
  const name = coin.toUpperCase()
  if (network === undefined) throw badField('coin', 'coin_switched_off', { name })
  if (network.isOwn) return network
  if (await isInUse(tx, network.id)) return network
  throw unavailable(because('coin_paused', { name }), 60)
}
