import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { search, staffList } from '#staff-list.ts'
import { withdrawal, withdrawalStatuses } from '#withdrawals.ts'
import { id } from '#wire.ts'

/** A withdrawal as staff see it. */
export const staffWithdrawal = z.extend(withdrawal, {
  investor: z.object({ id, name: z.string(), email: z.string() }),
  /** Why this member of staff may not decide it, in words; null when they may. */
  blocked: z.nullable(z.string()),
})
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>

/** What a list shows: `open` is everything that waits for a decision. */
export const staffWithdrawalViews = ['open', ...withdrawalStatuses] as const

export const listStaffWithdrawals = staffList({
  path: '/api/staff/withdrawals/',
  summary: 'The withdrawals, oldest first',
  permission: 'withdrawals:read',
  item: staffWithdrawal,
  sorts: ['created_at', 'amount', 'investor'],
  filters: { status: z.optional(z.enum(staffWithdrawalViews)), q: search },
})

export const getStaffWithdrawal = endpoint({
  method: 'GET',
  path: '/api/staff/withdrawals/{id}/',
  summary: 'One withdrawal as staff see it',
  access: { kind: 'staff', permission: 'withdrawals:read' },
  params: z.object({ id }),
  answer: staffWithdrawal,
})

export const approveWithdrawal = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/approval/',
  summary: 'Approve a withdrawal; it is then paid',
  access: { kind: 'staff', permission: 'withdrawals:decide' },
  movesMoney: true,
  params: z.object({ id }),
  answer: staffWithdrawal,
})

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/rejection/',
  summary: 'Reject a withdrawal with a reason; the money goes back to available',
  access: { kind: 'staff', permission: 'withdrawals:decide' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.object({
    reason: z.string('Give a reason').check(z.trim(), z.minLength(1, 'Give a reason'), z.maxLength(500)),
  }),
  answer: staffWithdrawal,
})
