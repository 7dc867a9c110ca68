import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { lookAlike } from '#look-alike.ts'
import { reasonText } from '#staff-reason.ts'
import { staffRoles } from '#staff.ts'
import { search, staffList } from '#staff-list.ts'
import { id, instant, refusalShape } from '#wire.ts'

/** A staff member. New ones are made by the operator's command, which gives a one-time link. */
export const staffAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Another account that the name or the address is easily taken for; null when there is none. */
  resembles: z.nullable(lookAlike),
  role: z.nullable(z.enum(staffRoles)),
  has_second_factor: z.boolean(),
  last_signed_in_at: z.nullable(instant),
  /** Why the reader may not change it, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
})
export type StaffAccount = z.infer<typeof staffAccount>

export const listStaffAccounts = staffList({
  path: '/api/staff/accounts/',
  summary: 'The staff members',
  permission: 'staff:read',
  item: staffAccount,
  sorts: ['name', 'email', 'role'],
  filters: { q: search, role: z.optional(z.enum(staffRoles)) },
})

export const getStaffAccount = endpoint({
  method: 'GET',
  path: '/api/staff/accounts/{id}/',
  summary: 'One staff member',
  access: { kind: 'staff', permission: 'staff:read' },
  params: z.object({ id }),
  answer: staffAccount,
})

export const changeStaffRole = endpoint({
  method: 'POST',
  path: '/api/staff/accounts/{id}/role/',
  summary: "Change a staff member's role, or remove it; applies at once",
  access: { kind: 'staff', permission: 'staff:manage' },
  stepUp: true,
  params: z.object({ id }),
  body: z.object({
    role: z.nullable(z.enum(staffRoles)),
    reason: reasonText(),
  }),
  answer: staffAccount,
})
