/** What only the pages about transactions and the chart ask for. */
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { transaction, transactionFilters, wallet } from '#wallet.ts'
import { amount, coins, day, id, instant } from '#wire.ts'

/** A row of the file: with what a page says around it, and the short reference where there is one. */
export const transactionInFile = z.extend(z.omit(transaction, { short_reference: true }), {
  currency: z.literal('USD'),
  mode: wallet.shape.mode,
})

export const transactionsAsCsv = endpoint({
  method: 'GET',
  path: '/api/wallet/transactions.csv',
  summary:
    'All transactions that match the filters, newest first, as CSV; without filters, a last row has what entries that are no longer kept come to',
  access: { kind: 'investor' },
  query: transactionFilters,
  answer: z.string(),
})

/** The accounts of the ledger that a transfer can touch: the first three are the investor's own, the rest the house's. */
export const accountKinds = [
  'available',
  'invested',
  'withdrawing',
  'conversion',
  'custody',
  'outside',
  'results',
  'fees',
  'rounding',
  'shortfalls',
  'bonuses',
] as const

const posting = z.object({
  account: z.enum(accountKinds),
  asset: z.enum(['usd', ...coins]),
  /** What came to the account; below zero what left it. */
  amount,
  /** What the own account held afterwards; null for accounts of the house. */
  balance_after: z.nullable(amount),
  /** The plan of a position's account. */
  plan_title: z.nullable(z.string()),
})
export type TransactionPosting = z.infer<typeof posting>

/** One transfer of the ledger; of the results of many people, the own part. Its postings come to zero per asset. */
const transfer = z.object({
  id,
  kind: z.string(),
  at: instant,
  postings: z.array(posting),
})

export const transactionDetail = z.extend(transaction, {
  /** The transfer itself; for a withdrawal every one that belongs to it, oldest first. */
  transfers: z.array(transfer),
})
export type TransactionDetail = z.infer<typeof transactionDetail>

export const getTransaction = endpoint({
  method: 'GET',
  path: '/api/wallet/transactions/{id}/',
  summary: 'One transaction, with each account it debited or credited',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: transactionDetail,
})

export const historyRanges = ['week', 'month', 'quarter', 'year', 'all'] as const

/** The largest fall of the results from a high to a later low; what is paid in and out is no part of it. */
export const deepestFall = z.object({
  /** The days of the high and of the low. */
  from: day,
  to: day,
  /** The first day after it on which the results were as high again; null while there is none. */
  recovered: z.nullable(day),
  /** Below zero. */
  amount,
})

const history = z.object({
  points: z.array(
    z.object({
      day,
      total: amount,
      /** Of what the day changed, what no result brought: money in minus money out. */
      paid: amount,
      /** Deposits, bonuses, and payments booked again; and payouts with their fees, and what was taken back. */
      money_in: amount,
      money_out: amount,
      /** The daily results booked on the day, gains minus losses. */
      result: amount,
      /** The day has not come yet: what it shows is booked ahead. */
      is_ahead: z.boolean(),
    }),
  ),
  /** Of the results after the first point, which is where the range begins. Null where they never fell. */
  deepest_fall: z.nullable(deepestFall),
  /**
   * Only where the range would begin earlier: entries of earlier days are no longer kept. This is the day of the first point,
   * whose total includes them.
   */
  kept_from: z.optional(day),
})
export type History = z.infer<typeof history>

/**
 * What the own accounts held together at the end of each UTC day, oldest first; the last is what they hold now. Results
 * booked ahead are on their own days, so the last point may lie after today.
 */
export const getHistory = endpoint({
  method: 'GET',
  path: '/api/wallet/history/',
  summary: 'Your money by day: 7, 30, 90, or 365 days, or since the day before your first transaction',
  access: { kind: 'investor' },
  query: z.object({ range: z.optional(z.enum(historyRanges)) }),
  answer: history,
})
