import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { markedPerson } from '#look-alike.ts'
import { decidedFilter, search, staffList } from '#staff-list.ts'
import { approvalReason, reasonText, staffApproval } from '#staff-reason.ts'
import { withdrawal, withdrawalStatuses } from '#withdrawals.ts'
import { assignee } from '#staff-work.ts'
import { amount, id, instant, refusalShape } from '#wire.ts'

/** What to look at before a withdrawal is approved. */
export const withdrawalSignals = [
  'first_withdrawal',
  'new_address',
  'hold_skipped',
  'password_changed',
  'email_changed',
  'factor_changed',
  'account_limited',
  'account_frozen',
] as const
export type WithdrawalSignal = (typeof withdrawalSignals)[number]

/** A withdrawal as staff see it. */
export const staffWithdrawal = z.extend(withdrawal, {
  investor: markedPerson,
  assignee,
  /** Why it waits where `is_held`, in words: staff have a pause to end, or the integrity checks found something. */
  held: z.nullable(z.string()),
  held_refusal: z.nullable(refusalShape),
  signals: z.array(z.enum(withdrawalSignals)),
  /** Members of staff: one, or two above the operator's limit. */
  approvals_needed: z.int(),
  /** Why it takes two, in words; null where one is enough. */
  second_approval_reason: z.nullable(z.string()),
  second_approval_reason_refusal: z.nullable(refusalShape),
  approvals: z.array(staffApproval),
  /** A reviewer's hold, with their reason for colleagues: it can't be approved until the hold has ended. Null without one. */
  hold: z.nullable(z.object({ by: z.string(), at: instant, reason: z.string() })),
  /** Goes up with everything that happens to it; a decision may say which one it was made about. */
  version: z.int(),
  /** Why this member of staff may not decide it, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
})
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>

/** One withdrawal, with the money behind it as the investor's postings add up to it now. */
export const staffWithdrawalDetail = z.extend(staffWithdrawal, {
  backing: z.object({
    /** Set aside for the investor's open withdrawals, this one among them. */
    reserved: amount,
    available: amount,
    postings: z.int(),
    /** Whether what is set aside covers this withdrawal. */
    is_covered: z.boolean(),
  }),
})
export type StaffWithdrawalDetail = z.infer<typeof staffWithdrawalDetail>

/** What a list shows: `open` is everything that waits for a decision. */
export const staffWithdrawalViews = ['open', ...withdrawalStatuses] as const

export const listStaffWithdrawals = staffList({
  path: '/api/staff/withdrawals/',
  summary: 'The withdrawals, oldest first',
  permission: 'withdrawals:read',
  item: staffWithdrawal,
  sorts: ['created_at', 'amount', 'investor'],
  filters: { status: z.optional(z.enum(staffWithdrawalViews)), decided: decidedFilter, q: search },
})

export const getStaffWithdrawal = endpoint({
  method: 'GET',
  path: '/api/staff/withdrawals/{id}/',
  summary: 'One withdrawal',
  access: { kind: 'staff', permission: 'withdrawals:read' },
  params: z.object({ id }),
  answer: staffWithdrawalDetail,
})

/**
 * The version that the decider saw; when there is a newer one, nothing is done and they are told who did what. An approval
 * without it counts only where nobody has approved yet.
 */
const version = z.optional(z.int())

export const approveWithdrawal = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/approval/',
  summary: 'Approve a withdrawal; it is paid after the last approval it needs',
  access: { kind: 'staff', permission: 'withdrawals:decide' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.optional(z.object({ version, reason: approvalReason })),
  answer: staffWithdrawalDetail,
})

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/rejection/',
  summary: 'Reject a withdrawal with a reason; the money returns to the available balance',
  access: { kind: 'staff', permission: 'withdrawals:decide' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.object({
    reason: reasonText(),
    version,
  }),
  answer: staffWithdrawalDetail,
})

export const holdWithdrawal = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/hold/',
  summary: "Hold a withdrawal, with a reason for colleagues; it can't be approved until the hold ends",
  access: { kind: 'staff', permission: 'withdrawals:decide' },
  params: z.object({ id }),
  body: z.object({ reason: reasonText(), version }),
  answer: staffWithdrawalDetail,
})

export const endWithdrawalHold = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/hold/end/',
  summary: "End a withdrawal's hold, whichever colleague set it",
  access: { kind: 'staff', permission: 'withdrawals:decide' },
  params: z.object({ id }),
  body: z.optional(z.object({ version })),
  answer: staffWithdrawalDetail,
})
