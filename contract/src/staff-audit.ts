import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { markedName } from '#look-alike.ts'
import { search, staffList } from '#staff-list.ts'
import { day, id, instant } from '#wire.ts'

/** Every action that an entry can record, by what it is about: its name is `<noun>.<act>`. */
export const auditActions = {
  withdrawal: ['approve', 'reject', 'hold', 'end_hold', 'payment_lost', 'cancel_by_link'],
  withdrawals: ['pause', 'resume'],
  bonus: ['verify', 'refuse'],
  result: ['propose', 'approve', 'reject'],
  plan: ['add', 'change_terms', 'approve_terms', 'call_off_terms', 'close', 'result_source'],
  reconciliation: ['signed_off', 'sign_off_taken_back'],
  record: ['added', 'changed', 'consent_given', 'consent_withdrawn', 'published', 'unpublished'],
  message: ['taken', 'handed_over', 'released', 'answered', 'archived', 'restored'],
  staff: ['created', 'role_given', 'link_redeemed', 'role_changed', 'role_taken'],
  identity: [
    'submitted',
    'withdrawn',
    'viewing_begun',
    'picture_opened',
    'accepted',
    'not_accepted',
    'pictures_removed',
  ],
  account: [
    'locked',
    'lock_reviewed',
    'unlocked',
    'lock_ended',
    'sessions_ended',
    'closed',
    'frozen',
    'unfrozen',
  ],
  person: ['exported'],
  password: ['changed', 'reset'],
  email: ['changed', 'change_undone'],
  factor: [
    'authenticator_on',
    'authenticator_off',
    'passkey_added',
    'passkey_removed',
    'codes_renewed',
    'dropped',
    'recovery_code_used',
  ],
  session: ['not_me'],
  address: ['saved', 'removed', 'hold_skipped'],
  break: ['taken'],
  deposit: ['address_changed', 'address_restored'],
  payment: ['review', 'approve', 'refuse'],
  deposit_limit: ['set'],
  key: ['replaced'],
  month: ['detached', 'attached'],
  list: ['taken'],
  setting: ['changed'],
  time: ['forward'],
  work: ['assigned', 'reassigned', 'unassigned'],
} as const

/** What entries are about. */
export type AuditNoun = keyof typeof auditActions
export const auditNouns = Object.keys(auditActions) as AuditNoun[]

/** Such as `withdrawal.approve`: entries are searched for by it. */
export type AuditAction = {
  [Noun in AuditNoun]: `${Noun}.${(typeof auditActions)[Noun][number]}`
}[AuditNoun]

/** Whether this version knows an action; a database may hold entries of another one. */
export const isAuditAction = (action: string): action is AuditAction => {
  const [noun = '', act = ''] = action.split('.', 2)
  const acts: readonly string[] | undefined = Object.hasOwn(auditActions, noun)
    ? auditActions[noun as AuditNoun]
    : undefined
  return acts?.includes(act) ?? false
}

const change = z.nullable(z.record(z.string(), z.unknown()))

/** Who did what: appended, sealed into a hash chain, never changed. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** An investor too, for changes of their own account. Null for the operator at the command line. */
  actor: z.nullable(markedName),
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

export const exportAuditChain = endpoint({
  method: 'GET',
  path: '/api/staff/audit-chain/',
  summary:
    'Every sealed audit entry with its hash, one JSON line each, for the verifier; the download is itself audited',
  access: { kind: 'staff', permission: 'audit:read' },
  givesFile: 'application/jsonl',
  answer: z.instanceof(Blob),
})
