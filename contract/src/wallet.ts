import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { resultSource } from '#plans.ts'
import { withdrawalStatus } from '#withdrawal-status.ts'
import { amount, amountText, coin, day, id, instant, listOf, reference } from '#wire.ts'

export const wallet = z.object({
  currency: z.literal('USD'),
  /** `practice`: practice money only; `test`: worthless coins of public test networks. */
  mode: z.enum(['practice', 'test']),
  available: amount,
  invested: amount,
  pending_withdrawal: amount,
  total: amount,
  /** The daily results that were booked today (UTC), gains minus losses; what was booked ahead counts on its own day. */
  today: amount,
  /** The UTC day that `today` is about. */
  day,
})
export type Wallet = z.infer<typeof wallet>

export const getWallet = endpoint({
  method: 'GET',
  path: '/api/wallet/',
  summary: 'Your balances',
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
  'bonus',
  'reversal',
] as const

/**
 * One transfer of the ledger as the investor sees it. The signed amounts of all rows except `investment` and
 * `redemption`, which only move money between the two, add up to available plus invested.
 */
export const transaction = z.object({
  id,
  type: z.enum(transactionTypes),
  /** One line in plain words. */
  description: z.string(),
  /**
   * deposit, result, bonus, reversal: what available and invested together gained (or lost, below zero) · investment,
   * withdrawal: what left the available balance, below zero · redemption, withdrawal given back: what came back to it.
   */
  amount,
  /** The available balance after it; null where it was not touched. */
  available_after: z.nullable(amount),
  /** The UTC day a daily result is for. */
  day: z.nullable(day),
  /** A daily result that was booked before its day had ended. */
  booked_ahead: z.boolean(),
  /** Where a daily result comes from; null for everything else. */
  source: z.nullable(resultSource),
  /** The state of the withdrawal it belongs to; null for everything else. */
  status: z.nullable(withdrawalStatus),
  /** The id of the deposit, position, withdrawal or bonus it belongs to; of the plan for a daily result. */
  reference: z.string(),
  /** The plan of a daily result, an investment and what was taken back; null for everything else. */
  plan_title: z.nullable(z.string()),
  /** The same for people: `D-…`, `P-…`, `W-…`; null for a daily result, a bonus and a correction. */
  short_reference: z.nullable(reference),
  at: instant,
})
export type Transaction = z.infer<typeof transaction>

/** What narrows the list; each part is optional, and what is left fits all of them. */
export const transactionFilters = z.object({
  type: z.optional(z.enum(transactionTypes)),
  /** UTC days, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Withdrawals alone, by their state. */
  status: z.optional(withdrawalStatus),
  /** The coin that it came in or left by. */
  coin: z.optional(coin),
  /** The amount without its sign, both included. */
  min: z.optional(amountText),
  max: z.optional(amountText),
  /** A transaction on a network, a short reference, a reference or its beginning, or the number of a transfer. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
})

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/wallet/transactions/',
  summary: 'Your transactions, newest first',
  access: { kind: 'investor' },
  query: z.extend(transactionFilters, { cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.extend(listOf(transaction), {
    /** On the last page, where there were older ones: entries before this day are no longer kept. Balances include them. */
    kept_from: z.optional(day),
  }),
})
