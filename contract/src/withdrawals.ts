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
  /** Taken in, and waits until staff have looked at credits that were taken back: neither approved nor paid before. */
  is_held: z.boolean(),
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
  stepUp: 'unless_just_logged_in',
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
