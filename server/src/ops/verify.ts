import { verifyRestored } from '#backups/verify-restored.ts'
import type { Command } from './command.ts'
import { sayFindings } from './findings.ts'
import { showProgress } from './progress.ts'
import { readOptions } from './read-options.ts'

const usage = 'verify'

export const verify: Command = {
  name: 'verify',
  usage,
  summary:
    'verify the ledger, both chains and the last checkpoint of the database in DATABASE_URL, as after a restore by other tools; exit 1 where something does not hold',
  prepareOwner: (words) => {
    readOptions(words, usage, [])
    return async (ctx, say) => {
      const progress = showProgress('Verifying')
      const findings = await verifyRestored(ctx, progress.show).finally(progress.end)
      sayFindings(findings, say)
      const ok = findings.every(({ problems }) => problems.length === 0)
      say(ok ? 'The database verifies.' : 'The database does NOT verify.')
      return ok ? 0 : 1
    }
  },
}
