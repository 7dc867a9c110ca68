/** What repeats on a schedule, by the names that logs and the console have for it. */
export const fixedJobNames = [
  'accrue finished days',
  'announce statements',
  'apply corrections of results',
  'back up the database and try the backup',
  'book days ahead',
  'check addresses',
  'check what was booked',
  'confirm sent withdrawals',
  'end address alarms',
  'expire deposits',
  'factors: remove old challenges',
  'idempotency: remove old answers',
  'identity: discard checks that were never sent',
  'identity: remove pictures 30 days after the decision',
  'limits: remove old hits',
  'mail: deliver',
  'mail: remove old ones',
  'mine practice blocks',
  'newsletter: remove addresses off the list',
  'move changes to the backups',
  'copy backups to the storage',
  'note how jobs fare',
  'pay approved withdrawals',
  'people: open accounts whose lock has ended',
  'people: remove old secrets',
  'publish hashes of months',
  'publish the proof of liabilities',
  'remove old notices',
  'reveal finished months',
  'seal addresses',
  'seal audit entries',
  'seal transfers',
  'sessions: remove old ones',
  'start the month of postings',
  'tell accrued results',
  'verify the chain of audit entries',
  'verify the chain of transfers',
  'watch for alerts',
] as const
export type FixedJobName = (typeof fixedJobNames)[number]

/** A job; the watch over a network is named by the network. */
export type JobName = FixedJobName | `watch ${string}`

export const isFixedJobName = (name: string): name is FixedJobName =>
  fixedJobNames.some((known) => known === name)
