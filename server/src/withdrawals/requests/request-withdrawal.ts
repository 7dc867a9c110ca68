import { available, balanceOf, withdrawalRequestTransfer } from '@evenmoor/ledger'
import { addressRefusal } from '#withdrawals/address-book/address-refusal.ts'
import { skipHoldOf } from '#withdrawals/address-book/change-address.ts'
import { type Destination, readDestination } from '#withdrawals/address-book/check-address.ts'
import { payoutNetwork } from '../payout-network.ts'
import type { Context } from '#context.ts'
import { assertNotFrozen } from '#people/account-freeze/assert-not-frozen.ts'
import { freezeLink } from '#people/account-freeze/freeze-link.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField } from '#platform/problems.ts'
import { partOrWholeTyped } from '#wallet/amount-input.ts'
import { exactUsd } from '#wallet/dollars.ts'
import { assertAvailable, postFromAvailable } from '#wallet/post-from-available.ts'
import { requestedMail } from '../mails.ts'
import { lockOrSaveAddress } from '#withdrawals/address-book/save-address.ts'
import { isUsable } from '#withdrawals/address-book/saved-address.ts'
import { tellStep } from '../tell-investor.ts'
import { cancelUrl } from './use-cancel-link.ts'
import { holdCounted, reasonForNew } from './second-approval.ts'
import { quoteOf, smallestAmountMinor, waitsUntil, type Withdrawal, withdrawalCoin } from '../withdrawal.ts'
import { insertWithdrawal, isHeld, writeStatus } from '../withdrawal-store.ts'

type Given = {
  readonly investorId: string
  readonly amount: string
  readonly address: string
  /** Names an address that is new. */
  readonly label?: string | undefined
  /** Practice only: skips the wait of a new address. */
  readonly skipsHold?: boolean | undefined
  /** The program that sent the request, for the email about it. */
  readonly userAgent?: string
}

/**
 * Requests a withdrawal: the amount, fee included, is held from now on, and staff review it. `amount` is in cents, or
 * the whole available balance to the last millionth, so that nothing has to stay behind. Requests are accepted while
 * withdrawals are paused too; they wait. A new address goes into the address book and waits for 24 hours, and the
 * withdrawal with it, unless `skipsHold`, for practice money only. Refuses an address that cannot be paid, and an
 * amount that is too small or not available.
 */
export async function requestWithdrawal(ctx: Context, tx: Tx, given: Given): Promise<{ id: string }> {
  const { investorId } = given
  await assertNotFrozen(tx, investorId)
  const amountMinor = await readAmount(tx, investorId, given.amount)
  const found = await readDestination(ctx, tx, { investorId, typed: given.address })
  if ('problem' in found) throw addressRefusal(found)
  const { address } = found
  await assertAvailable(tx, investorId, amountMinor)
  const hold = await holdFor(ctx, tx, found, given)
  const network = payoutNetwork(ctx).id
  await holdCounted(tx, { investorId, network, address })
  // Made behind the lock: ids and times follow the order in which requests are counted.
  const id = uuidv7()
  const createdAt = ctx.clock.now()
  const { feeMinor, coinMinor } = quoteOf(amountMinor)
  const counted = { investorId, amountMinor, network, address, createdAt }
  await insertWithdrawal(tx, {
    ...counted,
    id,
    feeMinor,
    coin: withdrawalCoin,
    coinMinor,
    secondApprovalReason: await reasonForNew(ctx, tx, counted),
    ...hold,
  })
  // A person reviews every request, so it enters their queue at once.
  await writeStatus(tx, id, { status: 'in_review', at: createdAt, actorId: null })
  const waits = waitsUntil({ status: 'in_review', ...hold }, createdAt)
  const asked = {
    ...counted,
    id,
    feeMinor,
    coinMinor,
    isHeld: await isHeld(tx, id),
    waitsUntil: waits,
    userAgent: given.userAgent ?? null,
  }
  const links = await freezeLink(ctx, tx, investorId)
  const letter = requestedMail(ctx.config.publicUrl, asked, {
    ...links,
    cancelUrl: await cancelUrl(ctx, tx, { id, investorId }),
  })
  await tellStep(ctx, tx, { id, investorId, amountMinor }, 'withdrawal_requested', letter)
  await postFromAvailable(
    tx,
    withdrawalRequestTransfer({ withdrawalId: id, investorId, grossMinor: amountMinor }),
  )
  return { id }
}

async function readAmount(tx: Tx, investorId: string, text: string): Promise<bigint> {
  const wholeMinor = await balanceOf(asSql(tx), available(investorId))
  const amountMinor = partOrWholeTyped('amount', text, wholeMinor)
  if (amountMinor < smallestAmountMinor) {
    throw badField('amount', 'amount_at_least', { min_usd: exactUsd(smallestAmountMinor) })
  }
  return amountMinor
}

/**
 * How long it waits for its address. The entry is locked, so that a skip in the meantime counts for this withdrawal
 * too.
 */
async function holdFor(
  ctx: Context,
  tx: Tx,
  { isOwnWallet, address }: Destination,
  { investorId, label = '', skipsHold = false }: Given,
): Promise<Pick<Withdrawal, 'heldUntil' | 'holdSkippedAt'>> {
  if (skipsHold && !payoutNetwork(ctx).isOwn)
    throw badField('skip_hold', 'hold_only_skipped_in_practice_option')
  if (isOwnWallet) return { heldUntil: null, holdSkippedAt: null }
  const saved = await lockOrSaveAddress(ctx, tx, { investorId, address, label })
  const now = ctx.clock.now()
  if (saved.usableAt <= now) return { heldUntil: null, holdSkippedAt: null }
  const { usableAt, holdSkippedAt } =
    skipsHold && !isUsable(saved, now) ? await skipHoldOf(ctx, tx, saved) : saved
  return { heldUntil: usableAt, holdSkippedAt }
}
