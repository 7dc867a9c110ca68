import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { search, staffList } from '#staff-list.ts'
import { day, id, instant } from '#wire.ts'

/** What entries are about: each action begins with one of these and a dot. */
export const auditNouns = [
  'withdrawal',
  'withdrawals',
  'bonus',
  'result',
  'plan',
  'reconciliation',
  'record',
  'message',
  'staff',
  'identity',
  'account',
  'person',
  'password',
  'email',
  'factor',
  'session',
  'address',
  'break',
  'deposit',
  'deposit_limit',
] as const
export type AuditNoun = (typeof auditNouns)[number]

const change = z.nullable(z.record(z.string(), z.unknown()))

/** Who did what: appended, sealed into a hash chain, never changed. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** Null for the operator at the command line. */
  actor: z.nullable(z.object({ id, name: z.string() })),
  /** Such as `withdrawal.approve`. */
  action: z.string(),
  /** What it was done to: `noun/id` or `noun:id`. */
  subject: z.string(),
  reason: z.nullable(z.string()),
  before: change,
  after: change,
  /** Its place in the chain; null until it is sealed, some seconds after it was made. */
  seal: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEntries = staffList({
  path: '/api/staff/audit/',
  summary: 'The audit entries, newest first',
  permission: 'audit:read',
  item: auditEntry,
  sorts: ['at'],
  defaultSort: '-at',
  filters: {
    q: search,
    /** The noun of the action: `withdrawal`, `factor`, … */
    noun: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
    /** UTC days, both included. */
    from: z.optional(day),
    to: z.optional(day),
  },
})

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/api/staff/audit/{id}/',
  summary: 'One audit entry',
  access: { kind: 'staff', permission: 'audit:read' },
  params: z.object({ id }),
  answer: auditEntry,
})
