import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, day, id, instant, listOf } from '#wire.ts'

export const wallet = z.object({
  currency: z.literal('USD'),
  mode: z.literal('practice'),
  available: amount,
  invested: amount,
  pending_withdrawal: amount,
  total: amount,
  /** Today's daily results, gains minus losses. */
  today: amount,
})
export type Wallet = z.infer<typeof wallet>

export const getWallet = endpoint({
  method: 'GET',
  path: '/api/wallet/',
  summary: 'The own balances',
  access: { kind: 'investor' },
  answer: wallet,
})

/** The kinds an investor meets in the transactions list. */
export const transactionTypes = [
  'deposit',
  'investment',
  'result',
  'redemption',
  'withdrawal',
  'reversal',
] as const

export const transaction = z.object({
  id,
  type: z.enum(transactionTypes),
  /** One line in plain words. */
  description: z.string(),
  /** The signed change in what the investor owns or can use; zero-sum moves show the moved amount. */
  amount,
  /** The available balance after it. */
  available_after: z.nullable(amount),
  /** The UTC day a daily result is for. */
  day: z.nullable(day),
  /** The id of the deposit, position or withdrawal it belongs to. */
  reference: z.string(),
  at: instant,
})
export type Transaction = z.infer<typeof transaction>

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/wallet/transactions/',
  summary: 'The ledger as the investor sees it, newest first',
  access: { kind: 'investor' },
  query: z.object({
    type: z.optional(z.enum(transactionTypes)),
    from: z.optional(day),
    to: z.optional(day),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: listOf(transaction),
})
