import * as z from 'zod/mini'
import { search, staffList } from '#staff-list.ts'
import { id, instant } from '#wire.ts'

/** An address that subscribed to the newsletter: on the list once confirmed, until it leaves. */
export const staffSubscriber = z.object({
  id,
  email: z.string(),
  status: z.enum(['on_list', 'waiting', 'left']),
  mailed_at: instant,
  confirmed_at: z.nullable(instant),
  unsubscribed_at: z.nullable(instant),
})
export type StaffSubscriber = z.infer<typeof staffSubscriber>

export const listStaffSubscribers = staffList({
  path: '/api/staff/subscribers/',
  summary: 'Newsletter subscribers, newest first',
  permission: 'newsletter:read',
  item: staffSubscriber,
  sorts: ['mailed_at', 'email'],
  defaultSort: '-mailed_at',
  filters: { status: z.optional(z.enum(['on_list', 'waiting', 'left'])), q: search },
})
