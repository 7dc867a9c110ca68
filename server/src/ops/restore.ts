import { drill, isRight, restore, type Restored, type RestoreStep } from '#backups/restore.ts'
import type { Config } from '#config.ts'
import type { Command, Watch } from './command.ts'
import { sayFindings } from './findings.ts'
import { logOf } from './log-of.ts'
import type { Progress } from './progress.ts'
import { readOptional } from './read-options.ts'
import { readTime } from './read-time.ts'

const usage = 'restore [--at TIME] [--json]'

export const restoreDatabase: Command = {
  name: 'restore',
  usage,
  summary:
    'restore the database and its keys from BACKUP_DIR into an empty DATA_DIR, in their state at a time (2026-11-24T17:00:00Z; without it, the latest possible); verifies the ledger, both chains and the last checkpoint',
  prepareAlone: (words) => {
    const { given, isJson } = readOptional(words, usage, ['at'])
    const at = given.at === undefined ? undefined : readTime(given.at, usage)
    return async (config, say, { watch }) => {
      const restored = await shown(restore, config, at, watch)
      return report(
        restored,
        say,
        isJson,
        `Restored into ${config.dataDir}. Before you start it, set BACKUP_DIR to an empty folder.`,
        'NOT restored: it does not verify.',
      )
    }
  },
}

const drillUsage = 'drill [--json]'

export const restoreDrill: Command = {
  name: 'drill',
  usage: drillUsage,
  summary:
    'restore the newest backup aside, verify it the same way, and remove it again; exit 1 where it fails',
  prepareAlone: (words) => {
    const { isJson } = readOptional(words, drillUsage, [])
    return async (config, say, { watch }) => {
      const restored = await shown(drill, config, undefined, watch)
      return report(restored, say, isJson, 'The backup can be restored.', 'The backup does NOT verify.')
    }
  },
}

const titles: Readonly<Record<RestoreStep, string>> = {
  check: 'Checking the backup',
  base: 'Unpacking the backup',
  log: 'Unpacking the changes',
  replay: 'Replaying the changes',
  verify: 'Verifying',
}

async function shown(
  work: typeof restore,
  config: Config,
  at: Date | undefined,
  watch: Watch,
): Promise<Restored> {
  const log = logOf(config)
  let current: { step: RestoreStep; progress: Progress } | undefined
  const onProgress = (step: RestoreStep, done: number, total: number) => {
    if (current?.step !== step) {
      current?.progress.end()
      current = { step, progress: watch(titles[step]) }
    }
    current.progress.show(done, total)
  }
  try {
    return await work({ config, log, at, onProgress })
  } finally {
    current?.progress.end()
  }
}

function report(
  restored: Restored,
  say: (line: string) => void,
  isJson: boolean,
  right: string,
  wrong: string,
): number {
  const { backup, segments, findings } = restored
  const ok = isRight(restored)
  if (isJson) {
    say(JSON.stringify({ ok, backup: backup.id, log_files: segments, findings }))
    return ok ? 0 : 1
  }
  say(`Backup ${backup.id}, and ${segments} ${segments === 1 ? 'file' : 'files'} of later changes.`)
  sayFindings(findings, say)
  say(ok ? right : wrong)
  return ok ? 0 : 1
}
