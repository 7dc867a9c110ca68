import type { SavedAddress as SavedAddressAnswer } from '@evenmoor/contract/saved-addresses'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField, conflict } from '#platform/problems.ts'
import { securityLinks } from '#sessions/not-me.ts'
import { addressRefusal } from './address-refusal.ts'
import { readDestination } from './check-address.ts'
import { oneSavedAddress } from './list-addresses.ts'
import { addressSavedMail } from './mails.ts'
import { payoutNetwork } from '../payout-network.ts'
import { holdMs, type SavedAddress } from './saved-address.ts'
import { countSavedAddresses, insertSavedAddress, lockSavedAddress } from './saved-address-store.ts'

/** More than anyone can tell apart by name. */
const savedMax = 100

type Given = { readonly investorId: string; readonly typed: string; readonly label: string }

/**
 * Adds an address to the book by hand: usable after 24 hours, and its owner is emailed at once. Refuses addresses that
 * cannot be paid, known ones, and the own practice wallet, which needs no entry.
 */
export async function saveAddress(
  ctx: Context,
  tx: Tx,
  { investorId, typed, label }: Given,
): Promise<SavedAddressAnswer> {
  const found = await readDestination(ctx, tx, { investorId, typed })
  if ('problem' in found) throw addressRefusal(found)
  if (found.isOwnWallet) throw badField('address', 'address_is_own_practice_wallet')
  if (found.saved !== undefined) throw badField('address', 'address_saved_already')
  if ((await countSavedAddresses(tx, investorId)) >= savedMax) {
    throw conflict('address_book_full', { count: savedMax })
  }
  const { id } = await keepNewAddress(ctx, tx, { investorId, address: found.address, label })
  return oneSavedAddress(ctx, tx, { id, investorId })
}

/** The entry of an address in a person's book, locked until the transaction ends; undefined where there is none. */
export const lockOwnEntry = (
  ctx: Context,
  tx: Tx,
  { investorId, address }: { investorId: string; address: string },
): Promise<SavedAddress | undefined> =>
  lockSavedAddress(tx, { investorId, network: payoutNetwork(ctx).id, address })

/**
 * Adds a checked new address with its wait of 24 hours, and emails its owner; the entry is locked. When another request
 * added it in the meantime, returns that entry and sends nothing.
 */
export async function keepNewAddress(
  ctx: Context,
  tx: Tx,
  given: { investorId: string; address: string; label: string },
): Promise<SavedAddress> {
  const { investorId, address, label } = given
  const network = payoutNetwork(ctx).id
  const addedAt = ctx.clock.now()
  const usableAt = new Date(addedAt.getTime() + holdMs)
  const saved = { id: uuidv7(), investorId, network, address, label, addedAt, usableAt, holdSkippedAt: null }
  if (!(await insertSavedAddress(tx, saved))) {
    const other = await lockSavedAddress(tx, { investorId, network, address })
    return other ?? keepNewAddress(ctx, tx, given)
  }
  await recordAudit(ctx, tx, {
    actorId: investorId,
    action: 'address.saved',
    subject: `person:${investorId}`,
    after: { address, network, usable_at: usableAt.toISOString() },
  })
  const letter = addressSavedMail(await securityLinks(ctx, tx, investorId), saved)
  await tellPerson(ctx, tx, investorId, { kind: 'address_saved', facts: { address } }, letter)
  return saved
}
