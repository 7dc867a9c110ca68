/**
 * Everything that the log tells, by name. A line has the name as its `event` and what it `says` as its message, and
 * where the same is also counted or traced, the metric and the span stand beside it (docs/decisions/0243).
 */

type Told = {
  readonly says: string
  /** In metric-list.ts. */
  readonly metric?: `evenmoor_${string}`
  readonly span?: string
}

export const events = {
  // The web.
  request_ended: { says: 'request', metric: 'evenmoor_http_request_duration_seconds', span: 'METHOD ROUTE' },
  request_failed: {
    says: 'request failed',
    metric: 'evenmoor_http_request_duration_seconds',
    span: 'METHOD ROUTE',
  },
  limit_full: { says: 'a limit is full' },
  policy_broken: { says: 'a page broke its content policy' },
  streams_unwatched: { says: 'the sessions of open streams could not be looked at' },
  changes_unheard: { says: 'changes are not heard: connecting anew' },
  changes_untold: { says: 'open pages could not be told of a change' },
  process_ended: { says: 'a process that serves has ended, and is started again' },
  process_failed: { says: 'the process ends: nothing expected this error' },
  process_stuck: { says: 'the process ends: its event loop is stuck' },
  process_unwatched: { says: 'nothing watches whether this process is stuck' },
  process_unreachable: { says: 'a process that serves could not be reached' },
  // Who logs in.
  session_began: { says: 'a session began' },
  password_wrong: { says: 'a wrong password' },
  second_factor_wrong: { says: 'a wrong second factor' },
  passkey_refused: { says: 'a passkey was refused' },
  new_passkey_refused: { says: 'a new passkey was refused' },
  refresh_token_reused: { says: 'a spent refresh token was used: session ended' },
  // The database.
  database_told: { says: 'about the embedded database' },
  migrations_told: { says: 'about the migrations' },
  connection_lost: { says: 'a database connection was lost', metric: 'evenmoor_database_pool_connections' },
  storage_full: { says: 'the database no longer stores anything' },
  replica_away: {
    says: 'the replica does not answer: the leader is asked instead',
    metric: 'evenmoor_replica_reads',
  },
  leader_position_unknown: {
    says: 'the leader does not say how far it is',
    metric: 'evenmoor_replica_reads',
  },
  login_too_mighty: { says: "the application's database login can do what nobody may" },
  // Jobs.
  job_failed: { says: 'job failed', metric: 'evenmoor_job_success_age_seconds' },
  jobs_unnoted: { says: 'jobs were not noted', metric: 'evenmoor_job_success_age_seconds' },
  old_jobs_kept: { says: 'old jobs were not forgotten' },
  promises_unreadable: {
    says: 'metrics could not be read from the database',
    metric: 'evenmoor_promises_readable',
  },
  mail_deferred: { says: 'mail not sent: will try again', metric: 'evenmoor_outbox_waiting' },
  mail_parked: { says: 'mail refused for good: parked', metric: 'evenmoor_outbox_waiting' },
  market_failed: { says: 'the market data service failed' },
  // What must never be.
  ledger_broken: { says: 'the ledger does not hold', metric: 'evenmoor_reconciliation_differences' },
  ledger_changed: {
    says: 'the history of the ledger was changed',
    metric: 'evenmoor_reconciliation_differences',
  },
  audit_changed: { says: 'the audit entries were changed', metric: 'evenmoor_reconciliation_differences' },
  address_changed: { says: 'a stored address is not the one that was made for its deposit' },
  // Networks and payments.
  node_silent: { says: 'a node does not answer; its coins are paused', metric: 'evenmoor_network_paused' },
  network_paused: { says: 'a network is paused', metric: 'evenmoor_network_paused' },
  network_resumed: { says: 'a network goes on', metric: 'evenmoor_network_paused' },
  network_unreadable: { says: 'a network could not be read', metric: 'evenmoor_network_head_age_seconds' },
  deposit_unmatched: {
    says: 'a deposit could not be brought in line',
    metric: 'evenmoor_payments_parked',
  },
  payment_missing: { says: 'a credited payment left the chain and its money is spent: needs review' },
  payment_of_other_coin: { says: 'a payment in another coin than the checkout’s: needs review' },
  payment_in_review: { says: 'a payment is worth more than is credited without the approval of staff' },
  position_not_opened: { says: 'the chosen position was not opened' },
  withdrawals_paused: { says: 'withdrawals are paused: a credit was taken back' },
  withdrawal_given_back: { says: 'withdrawal given back', metric: 'evenmoor_withdrawals_open' },
  payout_unmatched: {
    says: 'a withdrawal could not be brought in line with its payment',
    metric: 'evenmoor_payments_parked',
  },
  payout_not_counted: { says: 'a payment to a withdrawal’s address is not counted' },
} as const satisfies Readonly<Record<string, Told>>

export type EventName = keyof typeof events

/** What a line may say. */
export type Sentence = (typeof events)[EventName]['says']

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(events).map(([name, { says }]) => [says, name]),
)

/** The event that says this; undefined for a line of a library. */
export const eventOf = (sentence: string): string | undefined => names.get(sentence)
