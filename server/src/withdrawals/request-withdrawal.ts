import { available, balanceOf, withdrawalRequestTransfer } from '@evenmoor/ledger'
import { payoutNetwork } from './payout-network.ts'
import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { readerOf } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField } from '#platform/problems.ts'
import { findPracticeAddress } from '#practice/find-address.ts'
import { partOrWholeTyped } from '#wallet/amount-input.ts'
import { exactDollars } from '#wallet/dollars.ts'
import { assertAvailable, postFromAvailable } from '#wallet/post-from-available.ts'
import { requestedMail } from './mails.ts'
import { addressRefusal } from './withdrawal-address.ts'
import { approvalsFor, quoteOf, smallestAmountMinor, withdrawalCoin } from './withdrawal.ts'
import { insertWithdrawal, isHeld, writeStatus } from './withdrawal-store.ts'

/**
 * Asks for a withdrawal: the amount, fee included, is held from now on, and staff review it. `amount` is in cents, or
 * the whole available balance to the last millionth, so that nothing has to stay behind. It is taken in while
 * withdrawals are paused too: it waits then.
 * Refuses an address that is not one of the practice network, and an amount that is too small or not there.
 */
export async function requestWithdrawal(
  ctx: Context,
  tx: Tx,
  given: { investorId: string; amount: string; address: string },
): Promise<{ id: string }> {
  const { investorId, address } = given
  const amountMinor = await readAmount(tx, investorId, given.amount)
  await assertAddress(tx, address)
  await assertAvailable(tx, investorId, amountMinor)
  const id = uuidv7()
  const createdAt = ctx.clock.now()
  const { feeMinor, coinMinor } = quoteOf(amountMinor)
  await insertWithdrawal(tx, {
    id,
    investorId,
    amountMinor,
    feeMinor,
    coin: withdrawalCoin,
    coinMinor,
    network: payoutNetwork(ctx).id,
    address,
    createdAt,
    approvalsNeeded: approvalsFor(amountMinor, ctx.config.secondApprovalAboveMinor),
  })
  // Every request is looked at by a person, so it is in their queue at once.
  await writeStatus(tx, id, { status: 'in_review', at: createdAt, actorId: null })
  const asked = { id, amountMinor, feeMinor, address, isHeld: await isHeld(tx, id) }
  await mailTo(ctx, tx, await readerOf(tx, investorId), requestedMail(ctx.config.publicUrl, asked))
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
    throw badField('amount', `Amount must be ${exactDollars(smallestAmountMinor)} or more`)
  }
  return amountMinor
}

async function assertAddress(tx: Tx, address: string): Promise<void> {
  const refusal = addressRefusal(address)
  if (refusal !== undefined) throw badField('address', refusal)
  const known = await findPracticeAddress(tx, address)
  if (known !== undefined && known.purpose !== 'wallet' && known.purpose !== 'elsewhere') {
    throw badField(
      'address',
      'That is an address of Evenmoor itself. Enter the address of your practice wallet.',
    )
  }
}
