import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, coin, id, reference } from '#wire.ts'

/**
 * What is known of a transaction, and of other people's no more than anyone can see on its network:
 * `own`: it pays own checkouts, see `payments` · `elsewhere`: a network has it, but it pays none of the own checkouts ·
 * `unknown`: no network that could be asked has it.
 */
export const lookupOutcomes = ['own', 'elsewhere', 'unknown'] as const

/**
 * `waiting`: a network has it, and it is about to be written down with the next reading · `wrong_coin`: it came to an
 * own address in another coin than its checkout's, so staff have to look.
 */
export const foundStatuses = [
  'seen',
  'confirming',
  'in_review',
  'credited',
  'refused',
  'dropped',
  'reversed',
  'waiting',
  'wrong_coin',
] as const

const named = z.object({ network: z.string(), network_name: z.string() })

export const paymentLookup = z.object({
  transaction: z.string(),
  outcome: z.enum(lookupOutcomes),
  /** The networks that have it, for `elsewhere`; those that were asked, for `unknown`. */
  networks: z.array(named),
  /**
   * Of those, for `unknown`: where only payments to own checkouts and payments that wait for a block can be found, because
   * the node keeps no index of all transactions.
   */
  without_index: z.array(named),
  /** Networks that could not be asked: their coins are paused. */
  paused: z.array(named),
  payments: z.array(
    z.object({
      deposit_id: id,
      deposit_reference: reference,
      coin,
      amount,
      network_name: z.string(),
      status: z.enum(foundStatuses),
      confirmations: z.int(),
      required_confirmations: z.int(),
      /** In USD, once it was credited. */
      credited: z.nullable(amount),
    }),
  ),
})
export type PaymentLookup = z.infer<typeof paymentLookup>

/** A hash as wallets and explorers show it. */
export const transactionText = z
  .string(refusing('transaction_missing'))
  .check(
    z.trim(),
    z.minLength(1, { error: refusing('transaction_missing'), abort: true }),
    z.regex(/^(0x)?[0-9a-fA-F]{64}$/, refusing('transaction_malformed')),
  )

export const lookUpPayment = endpoint({
  method: 'POST',
  path: '/api/wallet/payment-lookups/',
  summary: 'Look up a payment by its transaction hash',
  access: { kind: 'investor' },
  body: z.object({ transaction: transactionText }),
  answer: paymentLookup,
})

export const lookUpInvestorPayment = endpoint({
  method: 'POST',
  path: '/api/staff/investors/{id}/payment-lookups/',
  summary: "Look up a payment for an investor; only that investor's checkouts are searched",
  access: { kind: 'staff', permission: 'investors:read' },
  params: z.object({ id }),
  body: z.object({ transaction: transactionText }),
  answer: paymentLookup,
})
