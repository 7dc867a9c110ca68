import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, coin, id, instant, listOf, reference } from '#wire.ts'

export const depositStatuses = ['new', 'seen', 'confirming', 'settled', 'expired', 'invalid'] as const
/** `in_review` and `refused`: so is a payment of it, see there. */
export const depositFlags = [
  'underpaid',
  'overpaid',
  'late',
  'in_review',
  'refused',
  'replaced',
  'reversed',
  'review',
] as const

/**
 * `in_review`: it has its confirmations, but is worth so much that two members of staff approve it before it is credited ·
 * `refused`: they did not, and it never will be.
 */
export const paymentStatuses = [
  'seen',
  'confirming',
  'in_review',
  'credited',
  'refused',
  'dropped',
  'reversed',
] as const

/** One payment to a checkout. */
const payment = z.object({
  transaction: z.string(),
  amount,
  confirmations: z.int(),
  /** The height of the block it is in; null before, and since it left its chain. */
  block_height: z.nullable(z.int()),
  status: z.enum(paymentStatuses),
  first_seen_at: instant,
  /** First seen while no price was held: it counts at the price of that moment. */
  is_late: z.boolean(),
  /** USD for one coin that it counts at. */
  price: amount,
  /** What it was credited with, in USD; null before. Kept when the credit was taken back. */
  credited: z.nullable(amount),
  /** The ledger's transfer that moved its money last: the credit, or its reversal. */
  transfer: z.nullable(z.string()),
  /** Why staff refused it; null unless they did. */
  refusal: z.nullable(z.string()),
})

/** A price that was or is held: what was still due then, and what was asked for it. */
const hold = z.object({ price: amount, amount, coin_amount: amount, from: instant, until: instant })

/** A checkout: the payment request of one deposit. */
export const deposit = z.object({
  id,
  reference,
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
  /** What the newest hold asks for, in the coin; with one hold, what was asked for. */
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
  /** From when on the price can be held anew, while anything is due. */
  renewable_at: instant,
  /** Every hold of the price, oldest first. */
  holds: z.array(hold),
  created_at: instant,
  settled_at: z.nullable(instant),
  payment_uri: z.nullable(z.string()),
  plan_id: z.nullable(id),
  /** The position that was opened with it, if a plan was chosen and the credit was enough. */
  position_id: z.nullable(id),
  payments: z.array(payment),
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
  summary: 'One checkout, with the progress of its payments',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: deposit,
})

export const holdPrice = endpoint({
  method: 'POST',
  path: '/api/wallet/deposits/{id}/price/',
  summary: 'Refresh the price of the amount due and hold it for 15 minutes; the address stays the same',
  access: { kind: 'investor' },
  movesMoney: true,
  params: z.object({ id }),
  answer: deposit,
})

export const depositInList = z.object({
  id,
  reference,
  status: z.enum(depositStatuses),
  flags: z.array(z.enum(depositFlags)),
  amount,
  credited: amount,
  coin,
  plan_id: z.nullable(id),
  created_at: instant,
  expires_at: instant,
})
export type DepositInList = z.infer<typeof depositInList>

export const listDeposits = endpoint({
  method: 'GET',
  path: '/api/wallet/deposits/',
  summary:
    'Your checkouts, newest first; with open=true, only those that can be paid at a held price, or whose payment isn’t credited yet',
  access: { kind: 'investor' },
  query: z.object({
    open: z.optional(z.literal('true')),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: listOf(depositInList),
})

export const pauseReasons = [
  'unreachable',
  'wrong_network',
  'stalled',
  'went_back',
  'inconsistent',
  'unread',
] as const

/** A coin that deposits are taken in, and how its network stands. */
export const depositCoin = z.object({
  coin,
  network: z.string(),
  network_name: z.string(),
  required_confirmations: z.int(),
  /** While true no checkout can be opened in it; payments to open ones are credited once the pause is over. */
  is_paused: z.boolean(),
  /** Why, and since when; null while it is not paused. `unread`: it was not read yet since it is set up. */
  paused_reason: z.nullable(z.enum(pauseReasons)),
  paused_since: z.nullable(instant),
})
export type DepositCoin = z.infer<typeof depositCoin>

export const listDepositCoins = endpoint({
  method: 'GET',
  path: '/api/wallet/coins/',
  summary: 'Coins for a checkout, and whether their networks are reliable now',
  access: { kind: 'public' },
  answer: z.array(depositCoin),
})
