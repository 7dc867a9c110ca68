import * as z from 'zod/mini'
import { paymentStatuses } from '#deposits.ts'
import { endpoint } from '#endpoint.ts'
import { markedPerson } from '#look-alike.ts'
import { decidedFilter, search, staffList } from '#staff-list.ts'
import { approvalReason, reasonText, staffApproval } from '#staff-reason.ts'
import { assignee } from '#staff-work.ts'
import { amount, coin, id, instant, reference, refusalShape } from '#wire.ts'

/** A payment worth more than the operator's limit: credited after two members of staff approved it. */
export const staffPaymentReview = z.object({
  /** The payment's. */
  id,
  status: z.enum(paymentStatuses),
  investor: markedPerson,
  assignee,
  /** The checkout that it came to, and what was asked there in USD. */
  deposit_id: id,
  deposit_reference: reference,
  asked: amount,
  coin,
  coin_amount: amount,
  /** What it is credited with, or would be, in USD. */
  worth: amount,
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  transaction: z.string(),
  /** Where it lies; null while no block has it. */
  block: z.nullable(z.object({ height: z.string(), hash: z.string() })),
  confirmations: z.int(),
  required_confirmations: z.int(),
  first_seen_at: instant,
  /** Since when it waits for staff. */
  since: instant,
  approvals_needed: z.int(),
  /** Of the block where it lies; those of another do not count. */
  approvals: z.array(staffApproval),
  refusal: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
  /** Another one after every approval, in another block, and where it is worth something else: a decision names the one it is about. */
  version: z.int(),
  /** Why this member of staff may not approve it, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
  /** Whether this member of staff may refuse it: also after they approved it, until it is credited. */
  may_refuse: z.boolean(),
})
export type StaffPaymentReview = z.infer<typeof staffPaymentReview>

export const listStaffPaymentReviews = staffList({
  path: '/api/staff/payment-reviews/',
  summary: 'The payments that need two approvals, oldest first',
  permission: 'deposits:read',
  item: staffPaymentReview,
  sorts: ['since', 'investor'],
  filters: { status: z.optional(z.enum(paymentStatuses)), decided: decidedFilter, q: search },
})

const params = z.object({ id })
const decide = { kind: 'staff', permission: 'deposits:decide' } as const

/**
 * The version that the decider saw; when there is a newer one, nothing is done and they are told who did what. An approval
 * without it counts only where nobody has approved yet.
 */
const version = z.optional(z.int())

export const getStaffPaymentReview = endpoint({
  method: 'GET',
  path: '/api/staff/payment-reviews/{id}/',
  summary: 'One payment that needs two approvals',
  access: { kind: 'staff', permission: 'deposits:read' },
  params,
  answer: staffPaymentReview,
})

export const approvePayment = endpoint({
  method: 'POST',
  path: '/api/staff/payment-reviews/{id}/approval/',
  summary: 'Approve a payment; after the second approval it is credited once its network shows it again',
  access: decide,
  movesMoney: true,
  params,
  body: z.optional(z.object({ version, reason: approvalReason })),
  answer: staffPaymentReview,
})

export const refusePayment = endpoint({
  method: 'POST',
  path: '/api/staff/payment-reviews/{id}/refusal/',
  summary: 'Reject a payment with a reason, which is sent to the investor; it is never credited',
  access: decide,
  movesMoney: true,
  params,
  body: z.object({ reason: reasonText(), version }),
  answer: staffPaymentReview,
})
