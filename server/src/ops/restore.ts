import { pino } from 'pino'
import { drill, restore, type Restored } from '#backups/restore.ts'
import type { Config } from '#config.ts'
import { type Command, WrongUse } from './command.ts'
import { showProgress } from './progress.ts'
import { readOptional } from './read-options.ts'

const usage = 'restore [--at TIME] [--json]'

export const restoreDatabase: Command = {
  name: 'restore',
  usage,
  summary:
    'restore the database and its keys from BACKUP_DIR into an empty DATA_DIR, as they were at a time (2026-11-24T17:00:00Z; without it, as late as possible); verifies the ledger, both chains and the last checkpoint',
  prepareAlone: (words) => {
    const { given, isJson } = readOptional(words, usage, ['at'])
    const at = given.at === undefined ? undefined : readTime(given.at)
    return async (config, say) => {
      const restored = await shown(restore, config, at)
      return report(
        restored,
        say,
        isJson,
        `Restored into ${config.dataDir}.`,
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
    return async (config, say) => {
      const restored = await shown(drill, config, undefined)
      return report(restored, say, isJson, 'The backup can be restored.', 'The backup does NOT verify.')
    }
  },
}

async function shown(work: typeof restore, config: Config, at: Date | undefined): Promise<Restored> {
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const bars = { base: showProgress('Unpacking the backup'), log: showProgress('Reading the changes') }
  try {
    return await work({ config, log, at, onProgress: (step, done, total) => bars[step].show(done, total) })
  } finally {
    bars.log.end()
    bars.base.end()
  }
}

function report(
  { backup, segments, findings }: Restored,
  say: (line: string) => void,
  isJson: boolean,
  right: string,
  wrong: string,
): number {
  const isRight = findings.every(({ problems }) => problems.length === 0)
  if (isJson) {
    say(JSON.stringify({ ok: isRight, backup: backup.id, log_files: segments, findings }))
    return isRight ? 0 : 1
  }
  say(`Backup ${backup.id}, and ${segments} ${segments === 1 ? 'file' : 'files'} of later changes.`)
  for (const { what, detail, problems } of findings) {
    say(`${problems.length === 0 ? 'ok' : 'WRONG'}: ${what}${detail === '' ? '' : ` (${detail})`}.`)
    for (const problem of problems) say(`  ${problem}`)
  }
  say(isRight ? right : wrong)
  return isRight ? 0 : 1
}

/** A moment with its zone: without one, two people would mean two moments. */
function readTime(text: string): Date {
  const time = new Date(text)
  if (
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) ||
    Number.isNaN(time.getTime())
  )
    throw new WrongUse(`"${text}" is not a time such as 2026-11-24T17:00:00Z. Type: npm run ops -- ${usage}`)
  return time
}
