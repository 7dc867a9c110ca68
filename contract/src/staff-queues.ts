import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { instant } from '#wire.ts'

/**
 * The places where something waits for staff; `differences` are those that the watches over the ledger name, and `locks` the
 * accounts that are locked or suspended, each of which is reviewed again and again.
 */
export const staffQueueNames = [
  'alerts',
  'differences',
  'addresses',
  'pauses',
  'payment_reviews',
  'withdrawals',
  'payouts',
  'bonuses',
  'identity',
  'locks',
  'results',
  'plan_changes',
  'messages',
] as const
export type StaffQueueName = (typeof staffQueueNames)[number]

const staffQueue = z.object({
  name: z.enum(staffQueueNames),
  count: z.int(),
  oldest_at: z.nullable(instant),
  /** Where a job looks: when it last had. */
  checked_at: z.optional(z.nullable(instant)),
})
export type StaffQueue = z.infer<typeof staffQueue>

export const listStaffQueues = endpoint({
  method: 'GET',
  path: '/api/staff/queues/',
  summary: 'Items that wait for staff: how many, and the age of the oldest; only what the role may see',
  access: { kind: 'staff', permission: 'console:read' },
  answer: z.array(staffQueue),
})
