/** Every metric that /metrics serves, by name: dashboards, alert rules and the runbook name these and no others. */

type Listed = {
  readonly name: `evenmoor_${string}`
  readonly help: string
  readonly labels?: readonly string[]
}

/** Counted and timed in this process. */
export const processMetrics = {
  requestSeconds: {
    name: 'evenmoor_http_request_duration_seconds',
    help: 'Requests by route pattern, method and status; 499: the caller left before the answer was through. Live updates are left out.',
    labels: ['route', 'method', 'status'],
  },
  requestsInFlight: {
    name: 'evenmoor_http_requests_in_flight',
    help: 'Requests that are not answered yet, streams of live updates among them.',
  },
  poolConnections: {
    name: 'evenmoor_database_pool_connections',
    help: 'Connections to the database: in use, and idle.',
    labels: ['state'],
  },
  poolWaiting: {
    name: 'evenmoor_database_pool_waiting',
    help: 'Callers that wait for a connection to the database.',
  },
  replicaReads: {
    name: 'evenmoor_replica_reads',
    help: 'Reads that may be seconds old since the start, by who answered: the replica, or the leader because the replica was behind or gone. Empty without DATABASE_REPLICA_URL.',
    labels: ['answered_by'],
  },
} as const satisfies Readonly<Record<string, Listed>>

/** Read from the database: what the product promises. Every process tells the same, but for its clock. */
export const promiseMetrics = {
  isReadable: {
    name: 'evenmoor_promises_readable',
    help: '1 if the metrics that are read from the database could be read, 0 if not; then the others of these are missing.',
  },
  unbalancedTransfers: {
    name: 'evenmoor_ledger_unbalanced_transfers',
    help: 'Transfers whose postings do not sum to zero, as the last check found them. Must be 0.',
  },
  unsealedTransfers: {
    name: 'evenmoor_ledger_unsealed_transfers',
    help: 'Booked transfers that the chain of hashes has not reached yet.',
  },
  differences: {
    name: 'evenmoor_reconciliation_differences',
    help: 'Open findings of each integrity check, as staff see them. Must be 0.',
    labels: ['check'],
  },
  checkAge: {
    name: 'evenmoor_reconciliation_check_age_seconds',
    help: 'Time since an integrity check was last through; missing before the first time.',
    labels: ['check'],
  },
  accrualLag: {
    name: 'evenmoor_accrual_lag_seconds',
    help: 'Time since the end of the oldest day that a plan has not accrued; 0 if it has all.',
    labels: ['plan'],
  },
  withdrawalsOpen: {
    name: 'evenmoor_withdrawals_open',
    help: 'Withdrawals that are requested, in review or approved.',
  },
  withdrawalAge: {
    name: 'evenmoor_withdrawal_oldest_open_age_seconds',
    help: 'Time since the oldest open withdrawal was requested; 0 if none is open.',
  },
  networkHeadAge: {
    name: 'evenmoor_network_head_age_seconds',
    help: 'Time since a network last had a new block.',
    labels: ['network'],
  },
  networkPaused: {
    name: 'evenmoor_network_paused',
    help: '1 if reading a network is paused, 0 if not.',
    labels: ['network'],
  },
  paymentsParked: {
    name: 'evenmoor_payments_parked',
    help: 'Payments on a network that failed to be brought in line five times and are tried once an hour.',
  },
  outboxWaiting: {
    name: 'evenmoor_outbox_waiting',
    help: 'Emails that are not delivered yet, without those refused for good.',
  },
  outboxAge: {
    name: 'evenmoor_outbox_oldest_age_seconds',
    help: 'Time since the oldest waiting email was written; 0 if none waits.',
  },
  checkpointAge: {
    name: 'evenmoor_log_checkpoint_age_seconds',
    help: 'Time since the head of the public log was last signed; before the first time, since the first transfer, and missing without any.',
  },
  backupAge: {
    name: 'evenmoor_backup_age_seconds',
    help: 'Time since the newest backup ended; before the first of the embedded database, since the database was made. Missing without BACKUP_DIR. Of an external server: what its last drill recorded, missing before the first.',
  },
  drillAge: {
    name: 'evenmoor_backup_drill_age_seconds',
    help: 'Time since a backup was last restored as a test and verified; before the first time on the embedded database, since the database was made. Missing without BACKUP_DIR; of an external server, before its first drill.',
  },
  archiveAge: {
    name: 'evenmoor_wal_archive_age_seconds',
    help: 'Time since PostgreSQL last archived changes; missing where it archives none.',
  },
  archiveFailing: {
    name: 'evenmoor_wal_archive_failing',
    help: '1 if the last try of PostgreSQL to archive changes failed; missing where it archives none.',
  },
  clockOffset: {
    name: 'evenmoor_clock_offset_seconds',
    help: "How far this machine's clock is ahead of the database's; negative if behind.",
  },
  jobAge: {
    name: 'evenmoor_job_success_age_seconds',
    help: 'Time since a job last succeeded, on any process; missing before the first time, but of the job that moves changes to the backups: that one counts since the database was made.',
    labels: ['name'],
  },
  jobFailing: {
    name: 'evenmoor_job_failing',
    help: '1 if a job has not succeeded for five minutes and two of its rounds, and its last run failed; 0 if not.',
    labels: ['name'],
  },
} as const satisfies Readonly<Record<string, Listed>>

/** Metrics of Node that come with the library, of which it has more. */
export const nodeMetrics = [
  'nodejs_eventloop_lag_p50_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_used_bytes',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
] as const

/** The names of all of them. */
export const metricNames: readonly string[] = [
  ...Object.values(processMetrics).map(({ name }) => name),
  ...Object.values(promiseMetrics).map(({ name }) => name),
  ...nodeMetrics,
]

/** A metric as the library takes it. */
export const withLabels = ({ name, help, labels = [] }: Listed) => ({ name, help, labelNames: [...labels] })
