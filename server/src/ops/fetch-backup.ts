import { backupSettings } from '#backups/backup-settings.ts'
import { openBucket } from '#backups/storage/bucket.ts'
import { fetchBackup } from '#backups/storage/fetch-backup.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Command } from './command.ts'
import { readOptional } from './read-options.ts'
import { readTime } from './read-time.ts'

const usage = 'fetch-backup [--at TIME] [--json]'

export const fetchBackupCommand: Command = {
  name: 'fetch-backup',
  usage,
  summary:
    'copy from BACKUP_S3_URL what a restore needs into BACKUP_DIR, an empty folder; run it again where it was interrupted, then run restore',
  prepareAlone: (words) => {
    const { given, isJson } = readOptional(words, usage, ['at'])
    const at = given.at === undefined ? undefined : readTime(given.at, usage)
    return async (config, say, { watch }) => {
      const { folder } = backupSettings(config)
      if (config.backupStorage === undefined)
        throw new StartProblem('BACKUP_S3_URL is not set: name the bucket with the backups.')
      const progress = watch('Copying the backup')
      const bucket = openBucket(config.backupStorage)
      const { backup, files, bytes } = await fetchBackup(folder, bucket, at, progress.show).finally(
        progress.end,
      )
      say(
        isJson
          ? JSON.stringify({ backup: backup.id, files, bytes })
          : `Backup ${backup.id} is in ${folder}: ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB. Restore it with "npm run ops -- restore" and the same --at.`,
      )
      return 0
    }
  },
}
