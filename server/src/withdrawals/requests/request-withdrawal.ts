import { withdrawalRequestTransfer } from '@evenmoor/ledger'
import { addressRefusal } from '#withdrawals/address-book/address-refusal.ts'
import { skipHoldOf } from '#withdrawals/address-book/change-address.ts'
import { addressTyped, type Destination, readDestination } from '#withdrawals/address-book/check-address.ts'
import { payoutNetwork } from '../payout-network.ts'
import type { Context } from '#context.ts'
import { assertNotFrozen } from '#people/account-freeze/assert-not-frozen.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField } from '#platform/problems.ts'
import { partOrWholeTyped } from '#wallet/amount-input.ts'
import { exactUsd } from '#wallet/dollars.ts'
import { assertAvailable, availableOf, postFromAvailable } from '#wallet/post-from-available.ts'
import { requestedMail } from '../mails.ts'
import { keepNewAddress, lockOwnEntry } from '#withdrawals/address-book/save-address.ts'
import { isUsable, type SavedAddress } from '#withdrawals/address-book/saved-address.ts'
import { tellStep } from '../tell-investor.ts'
import { linksOfRequest } from './use-cancel-link.ts'
import { holdCounted, reasonForNew } from './second-approval.ts'
import { quoteOf, smallestAmountMinor, waitsUntil, type Withdrawal, withdrawalCoin } from '../withdrawal.ts'
import { findWithdrawal, type WithSteps } from '../withdrawal-list-store.ts'
import { insertWithdrawal } from '../withdrawal-store.ts'
import { medianSeconds } from './withdrawal-times.ts'

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
 * amount that is too small or not available. Gives it as it is then.
 */
export async function requestWithdrawal(
  ctx: Context,
  tx: Tx,
  given: Given,
): Promise<WithSteps & { readonly id: string }> {
  const { investorId } = given
  const network = payoutNetwork(ctx).id
  const place = { investorId, network, address: addressTyped(ctx, given.address) ?? '' }
  // The person is locked before anything else of theirs, and the entry, so that a skip in the meantime counts for this
  // withdrawal too.
  const person = assertNotFrozen(tx, investorId)
  const saved = lockOwnEntry(ctx, tx, place)
  const [reader, availableMinor, found, , sums] = await together(
    person,
    availableOf(tx, investorId),
    readDestination(ctx, tx, { investorId, typed: given.address, saved }),
    saved,
    holdCounted(tx, { ...place, createdAt: ctx.clock.now() }),
  )
  const amountMinor = readAmount(availableMinor, given.amount)
  if ('problem' in found) throw addressRefusal(found)
  const { address } = found
  assertAvailable(availableMinor, amountMinor)
  const hold = await holdFor(ctx, tx, found, given)
  // Made behind the lock: ids and times follow the order in which requests are counted.
  const id = uuidv7()
  const createdAt = ctx.clock.now()
  const { feeMinor, coinMinor } = quoteOf(amountMinor)
  await insertWithdrawal(tx, {
    investorId,
    amountMinor,
    network,
    address,
    createdAt,
    id,
    feeMinor,
    coin: withdrawalCoin,
    coinMinor,
    secondApprovalReason: reasonForNew(ctx, { amountMinor }, sums),
    ...hold,
  })
  const asRequested = findWithdrawal(tx, id).then((written) => written!)
  const letter = together(
    asRequested,
    linksOfRequest(ctx, tx, { id, investorId }),
    medianSeconds(ctx, tx),
  ).then(([{ withdrawal }, links, median]) =>
    requestedMail(
      ctx.config.publicUrl,
      {
        ...withdrawal,
        waitsUntil: waitsUntil(withdrawal, createdAt),
        userAgent: given.userAgent ?? null,
        medianSeconds: median,
      },
      links,
    ),
  )
  const [requested] = await together(
    asRequested,
    tellStep(ctx, tx, { id, investorId, amountMinor }, 'withdrawal_requested', letter, reader),
    postFromAvailable(
      tx,
      withdrawalRequestTransfer({ withdrawalId: id, investorId, grossMinor: amountMinor }),
    ),
  )
  return { id, ...requested }
}

function readAmount(wholeMinor: bigint, text: string): bigint {
  const amountMinor = partOrWholeTyped('amount', text, wholeMinor)
  if (amountMinor < smallestAmountMinor) {
    throw badField('amount', 'amount_at_least', { min_usd: exactUsd(smallestAmountMinor) })
  }
  return amountMinor
}

/** How long it waits for its address, which is added to the book where that has no entry of it: `saved`, locked. */
async function holdFor(
  ctx: Context,
  tx: Tx,
  { isOwnWallet, address, saved: known }: Destination,
  { investorId, label = '', skipsHold = false }: Given,
): Promise<Pick<Withdrawal, 'heldUntil' | 'holdSkippedAt'>> {
  if (skipsHold && !payoutNetwork(ctx).isOwn)
    throw badField('skip_hold', 'hold_only_skipped_in_practice_option')
  if (isOwnWallet) return { heldUntil: null, holdSkippedAt: null }
  const saved: SavedAddress = known ?? (await keepNewAddress(ctx, tx, { investorId, address, label }))
  const now = ctx.clock.now()
  if (saved.usableAt <= now) return { heldUntil: null, holdSkippedAt: null }
  const { usableAt, holdSkippedAt } =
    skipsHold && !isUsable(saved, now) ? await skipHoldOf(ctx, tx, saved) : saved
  return { heldUntil: usableAt, holdSkippedAt }
}
