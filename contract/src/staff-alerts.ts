import * as z from 'zod/mini'
import type { StaffPermission } from '#staff.ts'
import { staffList } from '#staff-list.ts'
import { id, instant } from '#wire.ts'

type AlertKindRow = {
  /** `critical`: money or history may be at risk, stop and look. `serious`: something does not work. */
  readonly severity: 'critical' | 'serious'
  /** The staff who may do this are mailed, and the operator's inbox. */
  readonly mailedTo: StaffPermission
  /** What happened and what to do, with gaps for the alert's facts; listed among the refusals for its translations. */
  readonly text: string
  /** How long it stands after it was last found. Without it, it stands until the watch finds that it is over. */
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
    text: 'The ledger breaks one of its rules. Open the reconciliation page, and approve no withdrawal until you know why.',
  },
  transfer_chain_broken: {
    severity: 'critical',
    mailedTo: 'reconciliation:read',
    text: 'Sealed transfers were changed, removed, or added. Someone can write to the database: find out who.',
  },
  audit_chain_broken: {
    severity: 'critical',
    mailedTo: 'system:read',
    text: 'Sealed audit entries were changed, removed, or added. Someone can write to the database: find out who.',
  },
  application_too_mighty: {
    severity: 'critical',
    mailedTo: 'system:read',
    text: 'The database login of the application can change history. Take that right away from it.',
  },
  address_changed: {
    severity: 'critical',
    mailedTo: 'system:read',
    text: 'A deposit address was changed in the database. Someone can write to it: find out who.',
    lastsMs: 24 * hourMs,
  },
  withdrawals_paused: {
    severity: 'serious',
    mailedTo: 'pauses:end',
    text: 'Withdrawals are paused because a credited payment left its chain. Review the pause, then end it.',
    lastsMs: 24 * hourMs,
  },
  network_paused: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'Reading {network} is paused, so its deposits are not credited. Check its node.',
  },
  workers_away: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'No worker is running, so no job runs. Start a process with ROLE=worker or ROLE=all.',
  },
  job_failing: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'The job "{job}" keeps failing. The system page shows its error.',
  },
  job_late: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'The job "{job}" stopped running. Restart the worker.',
  },
  mail_given_up: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'Emails refused for good by the mail server: {count}. The system page shows its reasons.',
  },
  mail_late: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'Emails have been waiting for more than 15 minutes: {count}. Check the mail server and MAIL_URL.',
  },
} as const satisfies Readonly<Record<string, AlertKindRow>>

export type AlertKind = keyof typeof alertKinds
/** What fills the gaps of a kind's sentence. */
export type AlertFacts = Readonly<Record<string, string>>

export const alertKindNames = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]]

/** Every kind by its name, without what is particular to each. */
export const alertKind = (kind: AlertKind): AlertKindRow => alertKinds[kind]

/** A kind's sentence with the facts in its gaps. */
export const alertText = (kind: AlertKind, facts: AlertFacts): string =>
  alertKind(kind).text.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => facts[name] ?? '…')

/** The sentences of all kinds, for the lists of what is translated. */
export const alertTexts: readonly (typeof alertKinds)[AlertKind]['text'][] = Object.values(alertKinds).map(
  ({ text }) => text,
)

export const staffAlert = z.object({
  id,
  kind: z.enum(alertKindNames),
  severity: z.enum(['critical', 'serious']),
  /** What happened and what to do, in English. */
  text: z.string(),
  raised_at: instant,
  /** When it was last found to be so, and how often. */
  found_at: instant,
  times: z.int(),
  /** Null while it stands. */
  ended_at: z.nullable(instant),
})
export type StaffAlert = z.infer<typeof staffAlert>

export const listStaffAlerts = staffList({
  path: '/api/staff/alerts/',
  summary: 'What staff are or were alerted of, newest first',
  permission: 'alerts:read',
  item: staffAlert,
  sorts: ['raised_at'],
  defaultSort: '-raised_at',
  filters: { status: z.optional(z.enum(['open', 'ended'])) },
})
