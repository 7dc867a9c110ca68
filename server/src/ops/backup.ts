import { newBackupKey } from '#backups/backup-key.ts'
import { backupSettings } from '#backups/backup-settings.ts'
import { takeBackup } from '#backups/take-backup.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { layoutOf } from '#database/embedded/layout.ts'
import { clusterMajor } from '#database/embedded/make-cluster.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Command } from './command.ts'
import { readOptional, readOptions } from './read-options.ts'

export const backupKey: Command = {
  name: 'backup-key',
  usage: 'backup-key',
  summary: 'print a new key for backups; keep it in a file that BACKUP_KEY_FILE names, and a copy elsewhere',
  prepareAlone: (words) => {
    readOptions(words, 'backup-key', [])
    return async (_config, say) => {
      say(await newBackupKey())
      return 0
    }
  },
}

const usage = 'backup [--json]'

export const backup: Command = {
  name: 'backup',
  usage,
  summary:
    'write an encrypted backup of the embedded database and DATA_DIR/secrets to BACKUP_DIR, and remove those older than BACKUP_KEEP_DAYS',
  prepareAlone: (words) => {
    const { isJson } = readOptional(words, usage, [])
    return async (config, say, { watch }) => {
      const settings = backupSettings(config)
      if ((await clusterMajor(layoutOf(config.dataDir).cluster)) === undefined)
        throw new StartProblem(
          `DATA_DIR (${config.dataDir}) holds no database yet. Start Evenmoor once, or name another folder with DATA_DIR=/path.`,
        )
      const began = Date.now()
      const database = await startEmbedded({ dataDir: config.dataDir, isArchiving: true })
      try {
        const progress = watch('Copying the database')
        const {
          backup: taken,
          bytes,
          dropped,
        } = await takeBackup(config.dataDir, database.port, settings, progress.show).finally(progress.end)
        const seconds = ((Date.now() - began) / 1000).toFixed(1)
        say(
          isJson
            ? JSON.stringify({
                id: taken.id,
                ended_at: taken.endedAt,
                bytes,
                dropped,
                seconds: Number(seconds),
              })
            : `Backed up as ${taken.id}: ${megabytes(bytes)} in ${seconds} s.${dropped === 0 ? '' : ` Older ones removed: ${dropped}.`}`,
        )
        return 0
      } finally {
        await database.stop()
      }
    }
  },
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
