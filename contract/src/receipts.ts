import * as z from 'zod/mini'
import { paymentStatuses } from '#deposits.ts'
import { endpoint } from '#endpoint.ts'
import { amount, coin, id, instant, locale, reference } from '#wire.ts'

export const receiptAsPdf = endpoint({
  method: 'GET',
  path: '/api/wallet/deposits/{id}/receipt.pdf',
  summary:
    "A checkout's receipt as a signed PDF, in your language unless another is given; 404 until a payment is credited",
  access: { kind: 'investor' },
  params: z.object({ id }),
  query: z.object({ language: z.optional(locale) }),
  answer: z.custom<Blob>(),
})

export const receiptFormat = 'evenmoor-receipt-1'

/** What a receipt says: in the file as `receipt.json`, and covered by its signature. */
export const receiptFacts = z.object({
  format: z.literal(receiptFormat),
  mode: z.enum(['practice', 'test']),
  currency: z.literal('USD'),
  /** The address of the installation that made it. */
  site: z.string(),
  holder: z.object({ name: z.string(), email: z.string() }),
  /** The checkout that was paid. */
  deposit: id,
  /** Receipts of earlier versions have none. */
  reference: z.optional(reference),
  network: z.string(),
  network_name: z.string(),
  coin,
  address: z.string(),
  asked: amount,
  credited: amount,
  /** When the requested amount was credited; null while less was. */
  settled_at: z.nullable(instant),
  /** As things stood at this moment. */
  at: instant,
  payments: z.array(
    z.object({
      transaction: z.string(),
      amount,
      status: z.enum(paymentStatuses),
      first_seen_at: instant,
      /** USD for one coin that it counts at. */
      price: amount,
      /** Null before it was credited; kept when the credit was taken back. */
      credited: z.nullable(amount),
      /** The ledger's transfer that moved its money last. */
      transfer: z.nullable(z.string()),
    }),
  ),
})
export type ReceiptFacts = z.infer<typeof receiptFacts>
