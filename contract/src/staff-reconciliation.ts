import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { staffList } from '#staff-list.ts'
import { reasonText } from '#staff-reason.ts'
import { amount, day, id, instant, refusalShape } from '#wire.ts'

const read = { kind: 'staff', permission: 'reconciliation:read' } as const
const sign = { kind: 'staff', permission: 'reconciliation:sign' } as const

/** That a staff member has reviewed a day. */
export const daySignOff = z.object({
  by: z.string(),
  at: instant,
  note: z.nullable(z.string()),
  /** Whether the day's figures are no longer those that were signed. */
  has_changed: z.boolean(),
})

export const reconciliationRow = z.object({
  id,
  day,
  asset: z.string(),
  /** What the ledger says came into custody on that UTC day, less what left. */
  ledger: amount,
  /** What payments and withdrawals say. */
  outside: amount,
  difference: amount,
  signed_off: z.nullable(daySignOff),
})
export type ReconciliationRow = z.infer<typeof reconciliationRow>

export const listReconciliation = staffList({
  path: '/api/staff/reconciliation/',
  summary: 'The ledger compared with payments and withdrawals, by day and asset, differences first',
  permission: 'reconciliation:read',
  item: reconciliationRow,
  sorts: ['attention', 'day', 'asset'],
  defaultSort: '-attention',
  filters: {
    from: z.optional(day),
    to: z.optional(day),
    /** Days that are signed off, and those that are not. */
    signed: z.optional(z.enum(['yes', 'no'])),
    show: z.optional(z.enum(['differences'])),
  },
})

/** One transfer of a day, or what was told without one, in one asset. */
export const reconciledMove = z.object({
  /** The ledger's number of the transfer; null where the outside has one that the ledger doesn't. */
  transfer: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  /** What it was about, such as `withdrawal/<id>`. */
  reference: z.string(),
  at: instant,
  ledger: amount,
  outside: amount,
  difference: amount,
})
export type ReconciledMove = z.infer<typeof reconciledMove>

/** A row with what it is made of. */
export const reconciliationDetail = z.extend(reconciliationRow, {
  /** Every asset of the same day: it is signed off as a whole. */
  day_rows: z.array(z.object({ id, asset: z.string(), difference: amount })),
  /** Those with a difference first; at most 200. */
  moves: z.array(reconciledMove),
  move_count: z.int(),
  /** Why the day cannot be signed off, in words; null when it can. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
})
export type ReconciliationDetail = z.infer<typeof reconciliationDetail>

const params = z.object({ id })

export const getReconciliation = endpoint({
  method: 'GET',
  path: '/api/staff/reconciliation/{id}/',
  summary: 'One day and asset with its transfers; the id is the day, a hyphen, and the asset',
  access: read,
  params,
  answer: reconciliationDetail,
})

export const signOffDay = endpoint({
  method: 'POST',
  path: '/api/staff/reconciliation/{id}/sign_off/',
  summary: "Sign off a row's day with all its assets; a note is required if they differ",
  access: sign,
  params,
  body: z.object({
    note: z.optional(
      z.string().check(z.trim(), z.maxLength(500, refusing('text_too_long', { characters_max: 500 }))),
    ),
  }),
  answer: reconciliationDetail,
})

export const takeBackSignOff = endpoint({
  method: 'POST',
  path: '/api/staff/reconciliation/{id}/sign_off/withdrawal/',
  summary: 'Withdraw the sign-off of a day, with a reason',
  access: sign,
  params,
  body: z.object({
    reason: reasonText(),
  }),
  answer: reconciliationDetail,
})

/** A job that looks at the history again and again, and what it found last. */
export const integrityCheck = z.object({
  name: z.enum(['ledger', 'transfer_chain', 'audit_chain']),
  /** When it was last through with everything; null before the first time. */
  checked_at: z.nullable(instant),
  wrong_since: z.nullable(instant),
  findings: z.array(z.object({ what: z.string(), place: z.string(), detail: z.string() })),
})
export type IntegrityCheck = z.infer<typeof integrityCheck>

export const listIntegrityChecks = endpoint({
  method: 'GET',
  path: '/api/staff/watches/',
  summary: 'Last findings of the checks on the ledger and its chains, and when they ran',
  access: read,
  answer: z.array(integrityCheck),
})

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/staff/reconciliation/differences/',
  summary:
    'All differences between the ledger, the business rows, and the outside world; refused if comparing takes over five seconds',
  access: read,
  mayRefuse: [409],
  answer: z.object({
    checked_at: instant,
    differences: z.array(z.object({ check: z.string(), where: z.string(), detail: z.string() })),
    /** Only where months of postings are detached: postings of earlier days weren't compared. Balances include them. */
    compared_from: z.optional(day),
  }),
})
