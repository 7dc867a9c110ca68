import type { NoticeFacts } from '@evenmoor/contract/notices'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Unwound } from '#positions/unwinding/unwind-credit.ts'
import { creditedMinor, type Deposit, dueMinor, type Payment } from './deposit.ts'
import { reversedMail, seenMail, settledMail } from './mails.ts'

const inUsd = (minor: bigint): string => formatMoney({ asset: 'usd', minor })

/** Tells that a payment was seen, in time or late. */
export async function tellSeen(ctx: Context, tx: Tx, deposit: Deposit, payment: Payment): Promise<void> {
  const { id, coin, investorId } = deposit
  const kind = payment.latePriceMinor === null ? 'deposit_seen' : 'deposit_late'
  const coinAmount = formatMoney({ asset: coin, minor: payment.coinMinor })
  const facts = { deposit_id: id, coin, coin_amount: coinAmount }
  await tellPerson(ctx, tx, investorId, { kind, facts }, seenMail(deposit, payment))
}

/** Tells that less came than was asked, and what is still due. The checkout says the rest, so there is no mail. */
export async function tellUnderpaid(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payments: readonly Payment[],
): Promise<void> {
  const { id, coin, investorId } = deposit
  const due = formatMoney({ asset: coin, minor: dueMinor(deposit, payments) })
  const facts = { deposit_id: id, coin, coin_due: due }
  await tellPerson(ctx, tx, investorId, { kind: 'deposit_underpaid', facts })
}

/** Tells that the chain lost a payment that was credited, and what became of the credit. */
export async function tellReversed(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payment: Payment,
  unwound: Unwound | undefined,
): Promise<void> {
  const { id, coin, investorId } = deposit
  const facts: NoticeFacts['deposit_reversed'] = {
    deposit_id: id,
    coin,
    amount: inUsd(payment.usdMinor ?? 0n),
    taken_back: payment.status === 'credited' ? 'no' : 'yes',
  }
  const letter = reversedMail(deposit, payment, unwound)
  await tellPerson(ctx, tx, investorId, { kind: 'deposit_reversed', facts }, letter)
  if (unwound === undefined || (unwound.fromPositionsMinor === 0n && unwound.resultsMinor === 0n)) return
  const taken = { results: inUsd(unwound.resultsMinor), positions: inUsd(unwound.fromPositionsMinor) }
  const notice = { kind: 'results_reversed', facts: { deposit_id: id, coin, ...taken } } as const
  await tellPerson(ctx, tx, investorId, notice)
}

/** Tells that what was credited covers what was asked: by mail with the receipt. */
export async function tellSettled(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payments: readonly Payment[],
): Promise<void> {
  const facts = { deposit_id: deposit.id, amount: inUsd(creditedMinor(payments)) }
  const letter = settledMail(ctx.config.publicUrl, deposit, payments)
  await tellPerson(ctx, tx, deposit.investorId, { kind: 'deposit_settled', facts }, letter)
}
