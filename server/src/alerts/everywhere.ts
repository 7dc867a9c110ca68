import type { FixedJobName } from '@evenmoor/contract/staff-jobs'

/** The watch over all that staff are alerted of: it runs in processes without jobs too. */
export const watchJobName = 'watch for alerts' satisfies FixedJobName

/** Jobs that every process runs: that they run does not tell whether a worker does. */
export const jobsOfEveryProcess = [
  watchJobName,
  'note how jobs fare',
] as const satisfies readonly FixedJobName[]
