import {
  custody,
  depositTransfer,
  LedgerRefusal,
  outside,
  post,
  reverseTransfer,
  type Transfer,
  transferKey,
} from '@evenmoor/ledger'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { creditFor, type Deposit, type Payment } from './deposit.ts'

/**
 * Credits a payment once: the ledger's key is its output on the chain. One that was credited before and taken back
 * gets the same again, by undoing the reversal. Gives the payment as credited.
 */
export async function creditPayment(
  tx: Tx,
  deposit: Deposit,
  payment: Payment,
  all: readonly Payment[],
): Promise<Payment> {
  if (payment.transferId !== null) {
    const { transferId } = await reverseTransfer(asSql(tx), payment.transferId)
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

/**
 * Takes the credit of a payment back that the chain no longer holds. Undefined when the investor does not have the
 * money any more: nothing moves then, and the transaction can go on.
 */
export async function reverseCredit(tx: Tx, payment: Payment): Promise<Payment | undefined> {
  if (payment.transferId === null)
    throw new RangeError('a payment that was never credited has nothing to reverse')
  await sql`savepoint reversal`.execute(tx)
  try {
    const { transferId } = await reverseTransfer(asSql(tx), payment.transferId)
    await sql`release savepoint reversal`.execute(tx)
    return { ...payment, status: 'reversed', transferId, missingAt: null }
  } catch (error) {
    if (!(error instanceof LedgerRefusal) || error.code !== 'insufficient_funds') throw error
    await sql`rollback to savepoint reversal`.execute(tx)
    return undefined
  }
}
