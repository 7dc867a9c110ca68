import type { listTransactions } from '@evenmoor/contract/wallet'
import { type Coin, parseMoney } from '@evenmoor/ledger/money'
import type * as z from 'zod/mini'
import { depositsOfTransaction } from '#deposits/payment-lookup/find-deposits-by-transaction.ts'
import type { Tx } from '#platform/database/pool.ts'
import { findReferenced } from '#platform/short-reference.ts'
import { badField } from '#platform/problems.ts'
import { ownWithdrawals } from '#withdrawals/requests/find-withdrawals.ts'
import { withdrawalCoin } from '#withdrawals/withdrawal.ts'
import { kindsOf } from './transaction.ts'
import type { TransactionFilter } from './transaction-store.ts'

/** The filters of a list of transactions, without its place in the pages. */
export type TransactionQuery = Omit<z.output<typeof listTransactions.query>, 'cursor'>

/** The question as the ledger can answer it. Throws a 400 for an amount that is none. */
export async function transactionFilter(
  tx: Tx,
  investorId: string,
  query: TransactionQuery,
): Promise<TransactionFilter> {
  const { type, from, to, status, coin, min, max, q = '' } = query
  return {
    kinds: kindsOf(type),
    from,
    to,
    ...(status !== undefined && { references: await ownWithdrawals(tx, investorId, { status }) }),
    ...(coin !== undefined && { coin: { code: coin, withdrawalsToo: isPaidOut(coin) } }),
    ...(min !== undefined && { minMinor: dollarsAsked('min', min) }),
    ...(max !== undefined && { maxMinor: dollarsAsked('max', max) }),
    ...(q !== '' && { search: await searchFor(tx, investorId, q.toLowerCase()) }),
  }
}

const isPaidOut = (coin: Coin) => coin === withdrawalCoin

/** A transaction on a network is known to the deposits and withdrawals alone, not to the ledger. */
async function searchFor(tx: Tx, investorId: string, text: string) {
  const deposits = await depositsOfTransaction(tx, investorId, text)
  const withdrawals = await ownWithdrawals(tx, investorId, { transaction: text })
  const named = await findReferenced(tx, text)
  return { text, references: [...deposits, ...withdrawals, ...(named === undefined ? [] : [named])] }
}

function dollarsAsked(field: string, text: string): bigint {
  const parsed = parseMoney(text, 'usd', { zeroAllowed: true })
  if (!parsed.ok) throw badField(field, 'amount_plain_digits')
  return parsed.minor
}
