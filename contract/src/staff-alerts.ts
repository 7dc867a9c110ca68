import * as z from 'zod/mini'
import type { StaffPermission } from '#staff.ts'
import { staffList } from '#staff-list.ts'
import { id, instant, refusalShape } from '#wire.ts'

type AlertKindRow = {
  /** `critical`: money or history may be at risk, stop and look. `serious`: something does not work. */
  readonly severity: 'critical' | 'serious'
  /** The staff who may do this are mailed, and the operator's inbox. */
  readonly mailedTo: StaffPermission
  /** How long it stays open after it was last found. Without it, it stays open until the watch finds that it is over. */
  readonly lastsMs?: number
}

const hourMs = 3_600_000

/**
 * Everything that staff are alerted of: the one place. `raiseAlert` on the server takes a kind from here, and conditions that
 * last are found by `alerts/conditions.ts`.
 */
export const alertKinds = {
  ledger_broken: {
    severity: 'critical',
    mailedTo: 'reconciliation:read',
  },
  transfer_chain_broken: {
    severity: 'critical',
    mailedTo: 'reconciliation:read',
  },
  audit_chain_broken: {
    severity: 'critical',
    mailedTo: 'system:read',
  },
  application_too_mighty: {
    severity: 'critical',
    mailedTo: 'system:read',
  },
  address_changed: {
    severity: 'critical',
    mailedTo: 'system:read',
    lastsMs: 24 * hourMs,
  },
  withdrawals_paused: {
    severity: 'serious',
    mailedTo: 'pauses:end',
    lastsMs: 24 * hourMs,
  },
  payout_lost: {
    severity: 'serious',
    mailedTo: 'withdrawals:decide',
    lastsMs: 24 * hourMs,
  },
  payment_in_review: {
    severity: 'serious',
    mailedTo: 'deposits:decide',
    lastsMs: 24 * hourMs,
  },
  administrator_gone: {
    severity: 'serious',
    mailedTo: 'system:read',
    lastsMs: 7 * 24 * hourMs,
  },
  terms_proposed: {
    severity: 'serious',
    mailedTo: 'plans:edit',
    lastsMs: 24 * hourMs,
  },
  limit_changed: {
    severity: 'serious',
    mailedTo: 'system:read',
    lastsMs: 24 * hourMs,
  },
  network_paused: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  payments_parked: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  workers_away: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  job_failing: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  job_late: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  mail_given_up: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  mail_late: {
    severity: 'serious',
    mailedTo: 'system:read',
  },
  logins_from_address: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  logins_with_password: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  logins_from_network: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  logins_by_program: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  logins_everywhere: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  sign_ups_from_network: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  sign_ups_everywhere: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  referrals_by_code: {
    severity: 'serious',
    mailedTo: 'bonuses:decide',
    lastsMs: hourMs,
  },
  messages_many: {
    severity: 'serious',
    mailedTo: 'messages:work',
    lastsMs: hourMs,
  },
  codes_requested: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  codes_guessed: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  resets_requested: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    lastsMs: hourMs,
  },
  subscriptions_many: {
    severity: 'serious',
    mailedTo: 'newsletter:read',
    lastsMs: hourMs,
  },
} as const satisfies Readonly<Record<string, AlertKindRow>>

export type AlertKind = keyof typeof alertKinds
/**
 * What a kind's sentence is given, which stands in `locales/en/refusals.json`. Plain data, which each reader's language writes
 * in its own way: the end of a name is its unit, as with refusals.
 */
export type AlertFacts = Readonly<Record<string, string | number>>

export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]

/** Every kind by its name, without what is particular to each. */
export const alertKind = (kind: AlertKind): AlertKindRow => alertKinds[kind]

export const staffAlert = z.object({
  id,
  kind: z.enum(alertKindNames),
  severity: z.enum(['critical', 'serious']),
  /** What happened and what to do, in English. */
  text: z.string(),
  text_refusal: refusalShape,
  raised_at: instant,
  /** When it was last found to be so, and how often. */
  found_at: instant,
  times: z.int(),
  /** Null while it is open. */
  ended_at: z.nullable(instant),
})
export type StaffAlert = z.infer<typeof staffAlert>

export const listStaffAlerts = staffList({
  path: '/api/staff/alerts/',
  summary: 'Alerts to staff, newest first',
  permission: 'alerts:read',
  item: staffAlert,
  sorts: ['raised_at'],
  defaultSort: '-raised_at',
  filters: { status: z.optional(z.enum(['open', 'ended'])) },
})
