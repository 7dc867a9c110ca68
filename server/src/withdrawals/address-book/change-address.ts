/** What a person does with an address in their book; 404 for someone else's. */
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { payoutNetwork } from '../payout-network.ts'
import { isUsable, type SavedAddress } from './saved-address.ts'
import { lockOwnAddress, writeHoldSkipped, writeLabel, writeRemoved } from './saved-address-store.ts'

type Own = { readonly id: string; readonly investorId: string }

/** Names it. */
export async function renameAddress(tx: Tx, own: Own, label: string): Promise<void> {
  const { id } = await lockOwn(tx, own)
  await writeLabel(tx, id, label)
}

/** Removes it from the book. Withdrawals in progress to it continue; added again, it waits again. */
export async function removeAddress(ctx: Context, tx: Tx, own: Own): Promise<void> {
  const saved = await lockOwn(tx, own)
  await forgetAddress(ctx, tx, saved)
}

/** Removes a locked entry from its book. */
export async function forgetAddress(ctx: Context, tx: Tx, saved: SavedAddress): Promise<void> {
  const { id, investorId, address, network } = saved
  await writeRemoved(tx, id, ctx.clock.now())
  await recordAudit(ctx, tx, {
    actorId: investorId,
    action: 'address.removed',
    subject: `person:${investorId}`,
    before: { address, network },
  })
}

/**
 * Practice only: ends the wait of a new address and of the withdrawals to it. Works once; after that there is nothing
 * left to skip.
 */
export async function skipHold(ctx: Context, tx: Tx, own: Own): Promise<void> {
  await skipHoldOf(ctx, tx, await lockOwn(tx, own))
}

/** The same for a locked entry; returns its new state. */
export async function skipHoldOf(ctx: Context, tx: Tx, saved: SavedAddress): Promise<SavedAddress> {
  if (!payoutNetwork(ctx).isOwn) throw conflict('hold_only_skipped_in_practice')
  const now = ctx.clock.now()
  if (isUsable(saved, now)) return saved
  const { investorId, address, network, usableAt } = saved
  await writeHoldSkipped(tx, saved, now)
  await recordAudit(ctx, tx, {
    actorId: investorId,
    action: 'address.hold_skipped',
    subject: `person:${investorId}`,
    before: { address, network, usable_at: usableAt.toISOString() },
    after: { usable_at: now.toISOString() },
  })
  return { ...saved, holdSkippedAt: now }
}

async function lockOwn(tx: Tx, own: Own): Promise<SavedAddress> {
  const saved = isUuid(own.id) ? await lockOwnAddress(tx, own) : undefined
  if (saved === undefined) throw notFound()
  return saved
}
