import { migrateReached, reachDatabase } from '#database/open-database.ts'
import type { Command } from './command.ts'
import { logOf } from './log-of.ts'
import { readOptional } from './read-options.ts'

const usage = 'migrate [--json]'

export const migrateSchema: Command = {
  name: 'migrate',
  usage,
  summary:
    'bring the schema of the database up to date; a start does so too unless MIGRATE_AT_START is off, no other command does; needs the owner of the database',
  prepareAlone: (words) => {
    const { isJson } = readOptional(words, usage, [])
    return async (config, say, { complain, watch }) => {
      const database = await reachDatabase(config, logOf(config))
      const progress = watch('Migrating')
      try {
        const ran = await migrateReached(config, database, {
          onWait: complain,
          onProgress: progress.show,
        }).finally(progress.end)
        if (isJson) say(JSON.stringify({ ran }))
        else say(ran.length === 0 ? 'Nothing to run.' : `Ran:\n${ran.map((name) => `  ${name}`).join('\n')}`)
        return 0
      } finally {
        await database.stop()
      }
    }
  },
}
