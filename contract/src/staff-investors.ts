import * as z from 'zod/mini'
import { accountFreeze } from '#account-freeze.ts'
import { endpoint } from '#endpoint.ts'
import { lookAlike } from '#look-alike.ts'
import { reasonText } from '#staff-reason.ts'
import { staffRoles } from '#staff.ts'
import { search, staffList } from '#staff-list.ts'
import { limitedStates, reasonCodes, accountStatus } from '#account-status.ts'
import { transaction, wallet } from '#wallet.ts'
import { day, id, instant, listOf, refusalShape } from '#wire.ts'

/** `unconfirmed`: signed up, and the email address is not confirmed yet, so the account can't be used yet. */
export const accountStates = ['active', 'unconfirmed', 'locked', 'suspended', 'deactivated'] as const

const investorFields = {
  id,
  name: z.string(),
  email: z.string(),
  /** Another account that the name or the address is easily taken for; null when there is none. */
  resembles: z.nullable(lookAlike),
  state: z.enum(accountStates),
  /** In the words of staff, for staff: the investor is told the class in `standing`. */
  state_reason: z.nullable(z.string()),
  /** When a lock ends on its own; null: it doesn't. */
  state_until: z.nullable(instant),
  /** Why, since when and by when to look again, while it is locked or suspended; a list is searched by its reference too. */
  standing: z.nullable(accountStatus),
  /** While its owner has frozen the account, no money leaves it; null otherwise. */
  freeze: z.nullable(accountFreeze),
  is_verified: z.boolean(),
  has_second_factor: z.boolean(),
  staff_role: z.nullable(z.enum(staffRoles)),
  created_at: instant,
  last_signed_in_at: z.nullable(instant),
}

/** A person with an account, as staff find them. No password, no code and no way to act as them. */
export const staffInvestor = z.object(investorFields)
export type StaffInvestor = z.infer<typeof staffInvestor>

/** With what they have, and how many sessions are open. */
export const staffInvestorDetail = z.object({
  ...investorFields,
  wallet,
  open_sessions: z.int(),
  /** Why the reader may not act on the account, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
})
export type StaffInvestorDetail = z.infer<typeof staffInvestorDetail>

export const listStaffInvestors = staffList({
  path: '/api/staff/investors/',
  summary: 'Everyone with an account except staff, newest first; unconfirmed sign-ups have a separate status',
  permission: 'investors:read',
  item: staffInvestor,
  sorts: ['created_at', 'name', 'email'],
  defaultSort: '-created_at',
  filters: { q: search, state: z.optional(z.enum(accountStates)) },
})

const read = { kind: 'staff', permission: 'investors:read' } as const
const lock = { kind: 'staff', permission: 'investors:lock' } as const
const params = z.object({ id })

export const getStaffInvestor = endpoint({
  method: 'GET',
  path: '/api/staff/investors/{id}/',
  summary: 'One investor, with balances',
  access: read,
  params,
  answer: staffInvestorDetail,
})

export const listInvestorTransactions = endpoint({
  method: 'GET',
  path: '/api/staff/investors/{id}/transactions/',
  summary: "The investor's transactions, newest first; read-only",
  access: read,
  params,
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answer: listOf(transaction),
})

export const lockInvestor = endpoint({
  method: 'POST',
  path: '/api/staff/investors/{id}/lock/',
  summary:
    'Lock or suspend an account with a reason, until a date or until it is unlocked; every session ends, and the owner can still see it, export it, and request withdrawals',
  access: lock,
  params,
  body: z.object({
    /** For staff and the audit. */
    reason: reasonText(200),
    /** Locked when left out. */
    state: z.optional(z.enum(limitedStates)),
    /** What its owner is told; unusual activity when left out. */
    reason_code: z.optional(z.enum(reasonCodes)),
    /** The UTC day at whose end the lock ends on its own. */
    until: z.optional(z.nullable(day)),
  }),
  answer: staffInvestorDetail,
})

export const unlockInvestor = endpoint({
  method: 'DELETE',
  path: '/api/staff/investors/{id}/lock/',
  summary: 'Reopen a locked or suspended account; every session ends',
  access: lock,
  params,
  answer: staffInvestorDetail,
})

export const reviewInvestorLock = endpoint({
  method: 'POST',
  path: '/api/staff/investors/{id}/lock/reviews/',
  summary: 'Keep an account locked or suspended after a review; the next review is due in 72 hours',
  access: lock,
  params,
  body: z.object({ reason: reasonText(200) }),
  answer: staffInvestorDetail,
})

export const endInvestorSessions = endpoint({
  method: 'DELETE',
  path: '/api/staff/investors/{id}/sessions/',
  summary: 'End every session of an investor, who must log in again',
  access: lock,
  params,
  answer: staffInvestorDetail,
})
