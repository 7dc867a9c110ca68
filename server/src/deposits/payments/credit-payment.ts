import { custody, depositTransfer, outside, post, type Transfer, transferKey } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { restoreCredit, unwindCredit, type Unwound } from '#positions/unwinding/unwind-credit.ts'
import { creditFor, type Deposit, type Payment } from '../deposit.ts'
import { readVanished } from '../payment-store.ts'

/**
 * Credits a payment once: the ledger's key is its output on the chain. One that was credited before and taken back
 * gets the same again, by undoing the reversal, and the results that were reversed with it. Gives the payment as credited.
 */
export async function creditPayment(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payment: Payment,
  all: readonly Payment[],
): Promise<Payment> {
  if (payment.transferId !== null) {
    const { id: paymentId, transferId: taken } = payment
    const transferId = await restoreCredit(ctx, tx, { paymentId, transferId: taken })
    return { ...payment, status: 'credited', transferId }
  }
  const usdMinor = creditFor(deposit, payment, all)
  const { transferId } = await post(asSql(tx), transferFor(deposit, payment, usdMinor))
  return { ...payment, status: 'credited', usdMinor, transferId }
}

function transferFor(deposit: Deposit, payment: Payment, usdMinor: bigint): Transfer {
  const { coin } = deposit
  const { coinMinor, network, transaction: txid, outputIndex } = payment
  if (usdMinor > 0n) {
    const { id: depositId, investorId } = deposit
    return depositTransfer({ depositId, investorId, network, txid, outputIndex, coin, coinMinor, usdMinor })
  }
  // Dust, worth less than a millionth of a dollar: the coins came in all the same.
  return {
    kind: 'deposit',
    reference: `deposit/${deposit.id}`,
    key: transferKey('deposit', network, txid, outputIndex),
    postings: [
      { account: outside(coin), amountMinor: -coinMinor },
      { account: custody(coin), amountMinor: coinMinor },
    ],
  }
}

/** A credit that was taken back, and what that did to the investor's accounts. */
export type TakenBack = { readonly payment: Payment; readonly unwound: Unwound }

/**
 * Takes the credit of a payment back that the chain no longer holds, with the positions that were opened with it and the
 * results that it earned. Undefined when the investor does not have the money any more: then no credit is reversed, and
 * the transaction can go on.
 */
export async function reverseCredit(
  ctx: Context,
  tx: Tx,
  { investorId }: Deposit,
  payment: Payment,
): Promise<TakenBack | undefined> {
  const { id: paymentId, transferId, usdMinor } = payment
  if (transferId === null) throw new RangeError('a payment that was never credited has nothing to reverse')
  const gone = await readVanished(tx, investorId, paymentId)
  const credit = { paymentId, investorId, transferId, amountMinor: usdMinor ?? 0n, ...gone }
  const unwound = await unwindCredit(ctx, tx, credit)
  if (unwound === undefined) return undefined
  const reversed: Payment = {
    ...payment,
    status: 'reversed',
    transferId: unwound.transferId,
    missingAt: null,
  }
  return { payment: reversed, unwound }
}
