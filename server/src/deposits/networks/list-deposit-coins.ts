import type { DepositCoin } from '@evenmoor/contract/deposits'
import { coins } from '@evenmoor/ledger/money'
import { confirmationsFor, networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { readCursors } from './chain-cursor-store.ts'

/** The coins that are switched on, in their usual order; a network that was never reached counts as paused. */
export async function listDepositCoins(ctx: Context, tx: Tx): Promise<DepositCoin[]> {
  const places = new Map((await readCursors(tx)).map((place) => [place.network, place]))
  return coins.flatMap((coin) => {
    const network = networksOf(ctx).of(coin)
    if (network === undefined) return []
    const place = places.get(network.id)
    const isUnread = !network.isOwn && place === undefined
    const paused = network.isOwn ? null : (place?.paused ?? null)
    return [
      {
        coin,
        network: network.id,
        network_name: network.name,
        required_confirmations: confirmationsFor(ctx, network, coin),
        is_paused: isUnread || paused !== null,
        paused_reason: isUnread ? ('unread' as const) : (paused?.reason ?? null),
        paused_since: paused?.at.toISOString() ?? null,
      },
    ]
  })
}
