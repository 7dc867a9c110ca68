import * as z from 'zod/mini'

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
