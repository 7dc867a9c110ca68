import { checkUpgrade, type UpgradeCheck } from '#database/check-upgrade.ts'
import type { RehearsedMigration } from '#database/rehearse-migrations.ts'
import type { Command } from './command.ts'
import { logOf } from './log-of.ts'
import { readOptional } from './read-options.ts'

const usage = 'upgrade-check [--json]'

export const upgradeCheck: Command = {
  name: 'upgrade-check',
  usage,
  summary:
    'say what migrate would run, which tables it would lock, and whether the running processes stay ready; changes nothing; exit 1 if not',
  prepareAlone: (words) => {
    const { isJson } = readOptional(words, usage, [])
    return async (config, say, { watch }) => {
      const progress = watch('Trying the migrations')
      const check = await checkUpgrade(config, logOf(config), { onProgress: progress.show }).finally(
        progress.end,
      )
      if (isJson) say(JSON.stringify(asData(check)))
      else for (const line of linesOf(check)) say(line)
      return check.leftBehind.length === 0 ? 0 : 1
    }
  },
}

const asData = ({ isEmpty, migrations, requiredAfter, running, leftBehind }: UpgradeCheck) => ({
  ok: leftBehind.length === 0,
  is_empty: isEmpty,
  migrations: migrations.map(({ name, isConcurrent, holds }) => ({
    name,
    is_concurrent: isConcurrent,
    holds,
  })),
  required_after: requiredAfter ?? null,
  running: running.known.map(({ newest, connections }) => ({
    newest_migration: newest,
    connections,
    stays_ready: !leftBehind.includes(newest),
  })),
  running_unknown: running.unknown,
})

function linesOf(check: UpgradeCheck): string[] {
  const { isEmpty, migrations, running } = check
  if (migrations.length === 0)
    return ['Nothing to run: the schema is that of this version, or a newer one that it can work with.']
  if (isEmpty) return [`The database is empty: all ${migrations.length} migrations would run.`]
  return [
    `${counted(migrations.length, 'migration')} would run:`,
    ...migrations.flatMap(migrationLines),
    "Tables stay locked until the last of them has run. If one isn't free within 2 s, nothing is changed.",
    ...(running.known.length + running.unknown === 0 ? ['No process is connected.'] : runningLines(check)),
    'Nothing was changed. To run them: npm run ops -- migrate',
  ]
}

const migrationLines = ({ name, isConcurrent, holds }: RehearsedMigration): string[] => [
  `  ${name}`,
  ...(isConcurrent
    ? ['      builds an index while everything else continues']
    : holds.length === 0
      ? ['      locks no table in use']
      : holds.map(({ table, waiting }) => `      ${table}: ${waiting} wait`)),
]

function runningLines({ running, leftBehind }: UpgradeCheck): string[] {
  const lines = running.known.map(({ newest, connections }) => {
    const who = `${counted(connections, 'connection')} of a version that knows migration ${newest}`
    return leftBehind.includes(newest)
      ? `${who}: WOULD TURN UNREADY. Replace those processes first.`
      : `${who}: stays ready.`
  })
  return running.unknown === 0
    ? lines
    : [...lines, `${counted(running.unknown, 'connection')} of a version that can't be told.`]
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
