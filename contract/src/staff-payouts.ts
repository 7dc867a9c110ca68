import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { markedName } from '#look-alike.ts'
import { transactionText } from '#payment-lookup.ts'
import { search, staffList } from '#staff-list.ts'
import { assignee } from '#staff-work.ts'
import { amount, coin, id, instant, reference } from '#wire.ts'

/** Why a payment at the address of a withdrawal is not counted, or not any more. */
export const payoutNotices = ['wrong_amount', 'wrong_coin', 'paid_twice', 'left_chain'] as const

/** An approved withdrawal that staff pay from a wallet of their own. */
export const staffPayout = z.object({
  /** Of the withdrawal. */
  id,
  reference,
  approved_at: instant,
  investor: markedName,
  assignee,
  /** What has to arrive, to the last unit. */
  amount,
  coin,
  network: z.string(),
  network_name: z.string(),
  /** EIP-155; null where networks have none. */
  chain_id: z.nullable(z.int()),
  /** The contract of the token. */
  token: z.nullable(z.string()),
  address: z.string(),
  /** EIP-681: what a wallet opens to pay exactly this. */
  payment_uri: z.nullable(z.string()),
  /** Payments seen there that do not count. */
  notices: z.array(
    z.object({ kind: z.enum(payoutNotices), transaction: z.string(), amount, coin, seen_at: instant }),
  ),
})
export type StaffPayout = z.infer<typeof staffPayout>

export const listStaffPayouts = staffList({
  path: '/api/staff/payouts/',
  summary: 'Payments for staff to make from their own wallet, oldest approval first',
  permission: 'withdrawals:read',
  item: staffPayout,
  sorts: ['approved_at', 'amount'],
  filters: { q: search },
})

export const getStaffPayout = endpoint({
  method: 'GET',
  path: '/api/staff/payouts/{id}/',
  summary: 'One payment for staff to make; 404 once it is found on its chain',
  access: { kind: 'staff', permission: 'withdrawals:read' },
  params: z.object({ id }),
  answer: staffPayout,
})

/** What a transaction is to a withdrawal. */
export const payoutVerdicts = [
  /** It pays it, and is counted. */
  'counted',
  /** It pays it exactly, and is counted as soon as its block is read. */
  'soon',
  /** It pays it, but no block has it. */
  'waiting',
  'wrong_amount',
  'wrong_coin',
  /** It pays another address. */
  'wrong_address',
  /** It pays another withdrawal. */
  'other_withdrawal',
  /** It was made before the approval. */
  'too_early',
  /** It failed, or pays no withdrawal in a coin of this network. */
  'nothing',
  'unknown',
] as const

export const lookUpPayout = endpoint({
  method: 'POST',
  path: '/api/staff/payouts/{id}/payment-lookups/',
  summary: 'Whether a transaction pays a withdrawal that waits for payment; nothing is booked',
  access: { kind: 'staff', permission: 'withdrawals:read' },
  params: z.object({ id }),
  body: z.object({ transaction: transactionText }),
  answer: z.object({
    verdict: z.enum(payoutVerdicts),
    /** What it pays instead, where it pays something else. */
    found: z.nullable(z.object({ address: z.string(), amount, coin })),
  }),
})
export type PayoutLookup = z.infer<typeof lookUpPayout.answer>
