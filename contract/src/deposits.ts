import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, coin, id, instant } from '#wire.ts'

export const depositStatuses = ['new', 'seen', 'confirming', 'settled', 'expired', 'invalid'] as const
export const depositFlags = ['underpaid', 'overpaid', 'late', 'replaced', 'reversed', 'review'] as const

/** A checkout: the payment request of one deposit. */
export const deposit = z.object({
  id,
  status: z.enum(depositStatuses),
  flags: z.array(z.enum(depositFlags)),
  /** What was asked for, in USD. */
  amount,
  /** What has been credited so far, in USD. */
  credited: amount,
  coin,
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  /** What was asked for, in the coin. */
  coin_amount: amount,
  /** What was seen so far, confirmed or not, in the coin. */
  received: amount,
  /** What is still due, in the coin. */
  due: amount,
  confirmations: z.int(),
  required_confirmations: z.int(),
  /** USD for one coin, held until `expires_at`. */
  price: amount,
  expires_at: instant,
  created_at: instant,
  settled_at: z.nullable(instant),
  payment_uri: z.nullable(z.string()),
  plan_id: z.nullable(id),
  /** The position that was opened with it, if a plan was chosen and the credit was enough. */
  position_id: z.nullable(id),
  payments: z.array(
    z.object({
      transaction: z.string(),
      amount,
      confirmations: z.int(),
      status: z.enum(['seen', 'confirming', 'credited', 'dropped', 'reversed']),
    }),
  ),
})
export type Deposit = z.infer<typeof deposit>

export const createDeposit = endpoint({
  method: 'POST',
  path: '/api/wallet/deposits/',
  summary: 'Open a checkout; the price is held for 15 minutes',
  access: { kind: 'investor' },
  status: 201,
  movesMoney: true,
  body: z.object({
    amount: amountText,
    coin,
    plan_id: z.optional(z.nullable(id)),
    /** The version of the plan's terms that was shown: when another is in force by now, the answer is 409. */
    terms_version: z.optional(z.int()),
  }),
  answer: deposit,
})

export const getDeposit = endpoint({
  method: 'GET',
  path: '/api/wallet/deposits/{id}/',
  summary: 'One checkout and how far its payments are',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: deposit,
})

/** A coin that deposits are taken in, and how its network stands. */
export const depositCoin = z.object({
  coin,
  network: z.string(),
  network_name: z.string(),
  required_confirmations: z.int(),
  /** While true no checkout can be opened in it; payments to open ones are credited once the pause is over. */
  is_paused: z.boolean(),
})
export type DepositCoin = z.infer<typeof depositCoin>

export const listDepositCoins = endpoint({
  method: 'GET',
  path: '/api/wallet/coins/',
  summary: 'The coins that a checkout can be opened in, and whether their networks can be relied on just now',
  access: { kind: 'public' },
  answer: z.array(depositCoin),
})
