import { verifyRestored } from '#backups/verify-restored.ts'
import type { Command } from './command.ts'
import { sayFindings } from './findings.ts'
import { readWithJson } from './read-options.ts'

const usage = 'verify [--json]'

export const verify: Command = {
  name: 'verify',
  usage,
  summary:
    'verify the ledger, both chains and the last checkpoint of the database in DATABASE_URL, as after a restore by other tools; exit 1 where something does not hold',
  prepareOwner: (words) => {
    const { isJson } = readWithJson(words, usage, [])
    return async (ctx, say, watch) => {
      const progress = watch('Verifying')
      const findings = await verifyRestored(ctx, progress.show).finally(progress.end)
      const ok = findings.every(({ problems }) => problems.length === 0)
      if (isJson) {
        say(JSON.stringify({ ok, findings }))
        return ok ? 0 : 1
      }
      sayFindings(findings, say)
      say(ok ? 'The database verifies.' : 'The database does NOT verify.')
      return ok ? 0 : 1
    }
  },
}
