import { noteState } from '#backups/backup-state.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'
import { readTime } from './read-time.ts'

const usage = 'note-drill --backed-up-at TIME [--json]'

export const noteDrill: Command = {
  name: 'note-drill',
  usage,
  summary:
    'record that a backup of the external server in DATABASE_URL, made at a time (2026-11-24T17:00:00Z), has just been restored as a test and verified by other tools, so that metrics, doctor and the console show both ages; deploy/pgbackrest/drill does so at its end',
  prepare: (words) => {
    const { given, isJson } = readWithJson(words, usage, ['backed-up-at'])
    const backedUpAt = readTime(given['backed-up-at'], usage)
    return async ({ config, db, clock }, say) => {
      if (config.databaseUrl === undefined)
        throw new StartProblem(
          'DATABASE_URL is not set: the embedded database records its own drills. Type: npm run ops -- drill',
        )
      const triedAt = clock.now()
      if (backedUpAt > triedAt)
        throw new StartProblem(`--backed-up-at is ${given['backed-up-at']}, which is still to come.`)
      await noteState(db, { backedUpAt, triedAt })
      const [made, tried] = [backedUpAt.toISOString(), triedAt.toISOString()]
      say(
        isJson
          ? JSON.stringify({ backed_up_at: made, tried_at: tried })
          : `Recorded: the backup of ${made} was restored as a test at ${tried}.`,
      )
      return 0
    }
  },
}
