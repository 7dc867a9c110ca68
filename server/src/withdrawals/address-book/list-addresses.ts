import type {
  listSavedAddresses,
  SavedAddress as SavedAddressAnswer,
} from '@evenmoor/contract/saved-addresses'
import { newAddressHoldHours } from '@evenmoor/contract/saved-addresses'
import type * as z from 'zod/mini'
import { networkName } from '#chains/network-names.ts'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { addressKindOf } from './check-address.ts'
import { payoutNetwork } from '../payout-network.ts'
import { isUsable, usableFrom } from './saved-address.ts'
import { selectSavedAddresses, type UsedAddress } from './saved-address-store.ts'

/** A person's address book, and the network that withdrawals leave on. */
export async function addressBook(
  ctx: Context,
  db: Database | Tx,
  investorId: string,
): Promise<z.input<typeof listSavedAddresses.answer>> {
  const network = payoutNetwork(ctx)
  const saved = await selectSavedAddresses(db, investorId)
  return {
    results: saved.map((one) => described(one, ctx.clock.now())),
    next: null,
    network: network.id,
    network_name: network.name,
    kind: addressKindOf(network),
    chain_id: network.token?.chainId ?? null,
    hold_hours: newAddressHoldHours,
  }
}

/** One entry; 404 for someone else's. */
export async function oneSavedAddress(
  ctx: Context,
  db: Database | Tx,
  { id, investorId }: { id: string; investorId: string },
): Promise<SavedAddressAnswer> {
  const [saved] = await selectSavedAddresses(db, investorId, id)
  if (saved === undefined) throw notFound()
  return described(saved, ctx.clock.now())
}

const described = (saved: UsedAddress, now: Date): SavedAddressAnswer => ({
  id: saved.id,
  label: saved.label,
  network: saved.network,
  network_name: networkName(saved.network),
  address: saved.address,
  added_at: saved.addedAt.toISOString(),
  usable_at: usableFrom(saved).toISOString(),
  is_usable: isUsable(saved, now),
  hold_skipped: saved.holdSkippedAt !== null,
  times_used: saved.timesUsed,
})
