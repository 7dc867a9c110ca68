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
  payout_lost: {
    severity: 'serious',
    mailedTo: 'withdrawals:decide',
    text: 'The payment of a {amount} withdrawal is no longer on {network}. It can return: look for transaction {transaction} in the wallet before you pay again.',
    lastsMs: 24 * hourMs,
  },
  payment_in_review: {
    severity: 'serious',
    mailedTo: 'deposits:decide',
    text: 'A large payment waits for two approvals. Open the payments to review.',
    lastsMs: 24 * hourMs,
  },
  administrator_gone: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: '{who} is no longer an administrator: {by} changed the role. If that is wrong, the operator gives it back with "npm run ops -- staff add".',
    lastsMs: 7 * 24 * hourMs,
  },
  terms_proposed: {
    severity: 'serious',
    mailedTo: 'plans:edit',
    text: 'New terms of the plan {plan} wait for the approval of another administrator. Open the plan.',
    lastsMs: 24 * hourMs,
  },
  limit_changed: {
    severity: 'serious',
    mailedTo: 'system:read',
    text: 'The setting {setting} was changed from {before} to {after}. It counts from {from}. If nobody meant that, set it back before then.',
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
  logins_from_address: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'Wrong passwords for {count} accounts came from one address of the network {network} within {minutes} minutes. Further accounts are refused to it for now. If it goes on, block the network in front of the server.',
    lastsMs: hourMs,
  },
  logins_with_password: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'One wrong password was tried on {count} accounts within {minutes} minutes. Logins with it are refused for now, except from usual devices.',
    lastsMs: hourMs,
  },
  logins_from_network: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'Wrong passwords for {count} accounts came from the network {network} within {minutes} minutes. Logins from it are refused for now, except from usual devices. If it goes on, block the network in front of the server.',
    lastsMs: hourMs,
  },
  logins_by_program: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'Wrong passwords for {count} accounts came from one program or browser within {minutes} minutes. Logins by it are refused for now, except from usual devices.',
    lastsMs: hourMs,
  },
  logins_everywhere: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'Wrong passwords were tried on {count} accounts within {minutes} minutes. If it goes on, filter the traffic in front of the server.',
    lastsMs: hourMs,
  },
  sign_ups_from_network: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'There were {count} sign-ups from the network {network} within {minutes} minutes. Look at these accounts. If it goes on, block the network in front of the server.',
    lastsMs: hourMs,
  },
  sign_ups_everywhere: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'There were {count} sign-ups within {minutes} minutes. If you expected fewer, look at the newest accounts.',
    lastsMs: hourMs,
  },
  referrals_by_code: {
    severity: 'serious',
    mailedTo: 'bonuses:decide',
    text: 'The referral code {code} brought {count} accounts within {minutes} minutes. Look at them before you verify a bonus.',
    lastsMs: hourMs,
  },
  messages_many: {
    severity: 'serious',
    mailedTo: 'messages:work',
    text: 'There were {count} contact messages within {minutes} minutes. Further ones are refused for now, except from people who are signed in.',
    lastsMs: hourMs,
  },
  codes_requested: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'Codes for sign-ups were mailed {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.',
    lastsMs: hourMs,
  },
  codes_guessed: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'There were {count} wrong codes at sign-up within {minutes} minutes. If it goes on, filter the traffic in front of the server.',
    lastsMs: hourMs,
  },
  resets_requested: {
    severity: 'serious',
    mailedTo: 'investors:lock',
    text: 'Password resets were asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.',
    lastsMs: hourMs,
  },
  subscriptions_many: {
    severity: 'serious',
    mailedTo: 'newsletter:read',
    text: 'The newsletter was asked for {count} times within {minutes} minutes. If it goes on, filter the traffic in front of the server.',
    lastsMs: hourMs,
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
