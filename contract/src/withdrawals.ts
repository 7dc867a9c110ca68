import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { amount, amountText, id, instant, listOf } from '#wire.ts'

export const withdrawalStatuses = [
  'requested',
  'in_review',
  'approved',
  'sent',
  'confirmed',
  'cancelled',
  'rejected',
  'failed',
] as const
export const withdrawalStatus = z.enum(withdrawalStatuses)
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>

/** 1 % (spec, section 9), in hundredths of a percent; rounded up to the cent. */
export const withdrawalFeeBps = 100n

export const withdrawal = z.object({
  id,
  status: withdrawalStatus,
  amount,
  fee: amount,
  /** What arrives: amount minus fee, exactly. */
  net: amount,
  coin: z.literal('usdt'),
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  transaction: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  created_at: instant,
  can_cancel: z.boolean(),
  timeline: z.array(z.object({ status: withdrawalStatus, at: instant, by: z.string() })),
})
export type Withdrawal = z.infer<typeof withdrawal>

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/',
  summary: 'Ask for a withdrawal; the money is held until it is paid, cancelled or rejected',
  access: { kind: 'investor' },
  status: 201,
  movesMoney: true,
  stepUp: 'with_second_factor',
  body: z.object({
    amount: amountText,
    address: z.string().check(z.trim(), z.minLength(1, 'Enter an address'), z.maxLength(120)),
  }),
  answer: withdrawal,
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals/',
  summary: 'The own withdrawals, newest first',
  access: { kind: 'investor' },
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(withdrawal),
})

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/api/wallet/withdrawals/{id}/',
  summary: 'One withdrawal and where it stands',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: withdrawal,
})

export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/withdrawals/{id}/cancel/',
  summary: 'Take a withdrawal back while it is not approved',
  access: { kind: 'investor' },
  movesMoney: true,
  params: z.object({ id }),
  answer: withdrawal,
})

/** A withdrawal as staff see it. */
export const staffWithdrawal = z.extend(withdrawal, {
  investor: z.object({ id, name: z.string(), email: z.string() }),
  /** Why this member of staff may not decide it, in words; null when they may. */
  blocked: z.nullable(z.string()),
})
export type StaffWithdrawal = z.infer<typeof staffWithdrawal>

export const listStaffWithdrawals = endpoint({
  method: 'GET',
  path: '/api/staff/withdrawals/',
  summary: 'The queue of withdrawals, oldest first',
  access: { kind: 'staff', permission: 'withdrawals:read' },
  query: z.object({
    status: z.optional(withdrawalStatus),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: listOf(staffWithdrawal),
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
