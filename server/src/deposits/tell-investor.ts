import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import { readerOf } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Deposit, Payment } from './deposit.ts'
import { reversedMail, seenMail, settledMail } from './mails.ts'

/** Mails that a payment was seen. */
export const tellSeen = async (ctx: Context, tx: Tx, deposit: Deposit, payment: Payment): Promise<void> =>
  mailTo(ctx, tx, await readerOf(tx, deposit.investorId), seenMail(deposit, payment))

/** Mails that the chain lost a payment that was credited, and what became of the credit. */
export const tellReversed = async (ctx: Context, tx: Tx, deposit: Deposit, payment: Payment): Promise<void> =>
  mailTo(ctx, tx, await readerOf(tx, deposit.investorId), reversedMail(deposit, payment))

/** Mails that what was credited covers what was asked: the receipt. */
export const tellSettled = async (
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payments: readonly Payment[],
): Promise<void> =>
  mailTo(
    ctx,
    tx,
    await readerOf(tx, deposit.investorId),
    settledMail(ctx.config.publicUrl, deposit, payments),
  )
