/** What the jobs of backups are called in the console, alerts and metrics. */
export const backupJobNames = {
  moveChanges: 'move changes to the backups',
  backUp: 'back up the database and try the backup',
} as const
