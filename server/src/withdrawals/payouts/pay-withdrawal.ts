import { english } from '#platform/english.ts'
import { because } from '@evenmoor/contract/refusals'
import { post, type Transfer, withdrawalPaidTransfer } from '@evenmoor/ledger'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { lockHasFindings } from '#integrity/integrity-checks.ts'
import { isFrozen } from '#people/account-freeze/assert-not-frozen.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { withReference } from '#platform/short-reference.ts'
import { failedMail, sentMail } from '../mails.ts'
import { returnWithdrawal } from '../return-withdrawal.ts'
import { tellStep } from '../tell-investor.ts'
import { type Withdrawal, withdrawalCoin } from '../withdrawal.ts'
import { lockNext, lockWithdrawal, writeStatus } from '../withdrawal-store.ts'

/** The network will never take this payment; nothing was sent. */
class PaymentRefused extends Error {
  readonly withdrawalId: string
  constructor(withdrawalId: string, cause: unknown) {
    super(`the network refused withdrawal ${withdrawalId}`, { cause })
    this.withdrawalId = withdrawalId
  }
}

/**
 * Pays every approved withdrawal on a network that the server can pay on, oldest first, each in its own transaction:
 * payment, transfer and status are one. Any number of processes may run it. A withdrawal that the network refuses for
 * good is returned; one that is held waits.
 */
export async function payApprovedWithdrawals(ctx: Context): Promise<void> {
  let after: string | undefined
  do {
    const from = after
    try {
      after = await ctx.transaction((tx) => payNext(ctx, tx, from))
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      ctx.log.error({ err: error }, 'withdrawal given back')
      after = error.withdrawalId
      await ctx.transaction((tx) => failWithdrawal(ctx, tx, error.withdrawalId))
    }
  } while (after !== undefined)
}

async function payNext(ctx: Context, tx: Tx, after: string | undefined): Promise<string | undefined> {
  const withdrawal = await lockNext(tx, 'approved', after)
  if (withdrawal === undefined) return undefined
  // Until this ends, no check stores what it finds: a payment is before the finding, or not made.
  if (await lockHasFindings(tx)) return undefined
  // A freeze waits for this lock; nothing is paid after it.
  if (await isFrozen(tx, withdrawal.investorId)) return withdrawal.id
  const transaction = await send(ctx, tx, withdrawal)
  if (transaction === undefined) return withdrawal.id
  const { id } = withdrawal
  await writeStatus(tx, id, { status: 'sent', at: ctx.clock.now(), actorId: null, transaction })
  const letter = withReference(tx, withdrawal).then((told) =>
    sentMail(ctx.config.publicUrl, { ...told, transaction, sentAt: ctx.clock.now() }),
  )
  await tellStep(ctx, tx, withdrawal, 'withdrawal_sent', letter)
  await post(asSql(tx), paidTransfer(withdrawal))
  return id
}

/** The transfer that books a withdrawal's payment. */
export const paidTransfer = ({ id, investorId, amountMinor, feeMinor, coinMinor }: Withdrawal): Transfer =>
  withdrawalPaidTransfer({
    withdrawalId: id,
    investorId,
    grossMinor: amountMinor,
    feeMinor,
    coin: withdrawalCoin,
    coinMinor,
  })

/** The payment's hash; undefined when staff pay from their own wallet. */
async function send(ctx: Context, tx: Tx, withdrawal: Withdrawal): Promise<string | undefined> {
  const { id, network, address, coinMinor } = withdrawal
  const order = {
    sendKey: `withdrawal/${id}`,
    toAddress: address,
    coin: withdrawalCoin,
    amountMinor: coinMinor,
  } as const
  try {
    return (await networksOf(ctx).withId(network)?.send?.(ctx, tx, order))?.transaction
  } catch (error) {
    throw error instanceof RangeError ? new PaymentRefused(id, error) : error
  }
}

async function failWithdrawal(ctx: Context, tx: Tx, id: string): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, id)
  // Another process may have been here in between.
  if (withdrawal?.status !== 'approved') return
  await returnWithdrawal(ctx, tx, withdrawal, {
    status: 'failed',
    actorId: null,
    reason: english(because('payout_not_taken')),
  })
  const letter = withReference(tx, withdrawal).then((told) => failedMail(ctx.config.publicUrl, told))
  await tellStep(ctx, tx, withdrawal, 'withdrawal_failed', letter)
}
