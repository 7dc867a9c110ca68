import { createHmac, timingSafeEqual } from 'node:crypto'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { secretKey } from '#platform/secret-key.ts'
import type { Deposit } from '../deposit.ts'
import { type Addressed, readUnsealed, writeSeal } from './address-seal-store.ts'

/** The proof that we made this address for this deposit; null for one that comes from no key. */
export async function sealOf(ctx: Context, given: Addressed): Promise<Buffer | null> {
  const { id, network, coin, address, addressIndex } = given
  if (addressIndex === null) return null
  const { key } = await secretKey(ctx.config.dataDir, 'address-seal-key')
  return createHmac('sha256', key).update([id, network, coin, address].join('\0')).digest()
}

/**
 * Whether the address that is stored is the one that was made for its deposit: its seal says so, which also proves it
 * after its key was exchanged and where its network is no longer set, or the key that is set now gives it. What has
 * neither is taken as it stands only where there is nothing to prove it by.
 */
export async function isOwnAddress(
  ctx: Context,
  deposit: Addressed & Pick<Deposit, 'addressSeal'>,
): Promise<boolean> {
  const { network: id, coin, address, addressIndex: index, addressSeal } = deposit
  // Far cheaper than making the address again.
  const seal = addressSeal === null ? null : await sealOf(ctx, deposit)
  if (seal !== null && addressSeal !== null && timingSafeEqual(seal, addressSeal)) return true
  const network = networksOf(ctx).withId(id)
  if (network === undefined) return addressSeal === null
  return network.isOurs({ address, index }, coin)
}

/** How many are sealed in one go. */
const batchSize = 500

/** Seals the addresses from before there were seals, as long as the key that they were made from is still set. */
export async function sealAddresses(ctx: Context): Promise<void> {
  let after: string | undefined
  do {
    const deposits = await readUnsealed(ctx.db, { after, limit: batchSize })
    for (const deposit of deposits) {
      const { address, addressIndex: index, coin, network } = deposit
      if (!networksOf(ctx).withId(network)?.isOurs({ address, index }, coin)) continue
      const seal = await sealOf(ctx, deposit)
      if (seal !== null) await writeSeal(ctx.db, deposit, seal)
    }
    after = deposits.length < batchSize ? undefined : deposits.at(-1)!.id
  } while (after !== undefined)
}
