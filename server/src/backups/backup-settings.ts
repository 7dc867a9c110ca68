import type { Config } from '#config.ts'
import { StartProblem } from '#database/start-problem.ts'

/** Where backups go, what reads them, and how long they are kept. */
export type BackupSettings = { readonly folder: string; readonly key: string; readonly keepDays: number }

/** Whether a process backs up: a server of the operator's own is backed up by other means. */
export const backsUp = ({ backupDir, databaseUrl }: Config): boolean =>
  backupDir !== undefined && databaseUrl === undefined

/** Throws a StartProblem that names what is missing. */
export function backupSettings({
  backupDir,
  backupKey,
  backupKeepDays,
  databaseUrl,
}: Config): BackupSettings {
  if (databaseUrl !== undefined)
    throw new StartProblem(
      "DATABASE_URL names an external server, which this command doesn't back up. Use that server's tools.",
    )
  if (backupDir === undefined)
    throw new StartProblem('BACKUP_DIR is not set: name the folder of the backups.')
  if (backupKey === undefined)
    throw new StartProblem(
      'BACKUP_KEY_FILE is not set: name a file with a key that "npm run ops -- backup-key" prints.',
    )
  return { folder: backupDir, key: backupKey, keepDays: backupKeepDays }
}
