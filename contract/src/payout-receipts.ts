import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { withdrawalStatus } from '#withdrawal-status.ts'
import { amount, id, instant, locale, reference } from '#wire.ts'

export const payoutReceiptAsPdf = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals/{id}/receipt.pdf',
  summary:
    "A withdrawal's receipt as a signed PDF, in your language unless another is given; 404 until it is confirmed",
  access: { kind: 'investor' },
  params: z.object({ id }),
  query: z.object({ language: z.optional(locale) }),
  answer: z.custom<Blob>(),
})

export const payoutReceiptFormat = 'evenmoor-payout-1'

/** What the receipt of a withdrawal says: in the file as `receipt.json`, and covered by its signature. */
export const payoutReceiptFacts = z.object({
  format: z.literal(payoutReceiptFormat),
  mode: z.enum(['practice', 'test']),
  currency: z.literal('USD'),
  /** The address of the installation that made it. */
  site: z.string(),
  holder: z.object({ name: z.string(), email: z.string() }),
  withdrawal: id,
  /** Receipts of earlier versions have none. */
  reference: z.optional(reference),
  network: z.string(),
  network_name: z.string(),
  coin: z.literal('usdt'),
  address: z.string(),
  amount,
  fee: amount,
  /** What arrived: amount minus fee. */
  net: amount,
  /** On its network. */
  transaction: z.string(),
  /** The ledger's transfer that booked it out. */
  transfer: z.string(),
  /** From the request to the confirmation. */
  steps: z.array(z.object({ status: withdrawalStatus, at: instant })),
  confirmed_at: instant,
})
export type PayoutReceiptFacts = z.infer<typeof payoutReceiptFacts>
