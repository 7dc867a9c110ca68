import { sealAudit, verifyAudit } from '#audit/verify-audit.ts'
import type { Command } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'verify-audit'

export const verifyAuditEntries: Command = {
  name: 'verify-audit',
  usage,
  summary: 'read the chain of audit entries; exit 1 and a list where one was edited, removed or added',
  prepare: (words) => {
    readOptions(words, usage, [])
    return async (ctx, say) => {
      await sealAudit(ctx.db)
      const { checkpoint, problems } = await verifyAudit(ctx.db)
      for (const problem of problems) say(problem)
      const { position, hash } = checkpoint
      say(
        problems.length === 0
          ? `All ${position} sealed audit entries are as they were. The chain ends with ${hash}.`
          : `Whole up to seal ${position}.`,
      )
      return problems.length === 0 ? 0 : 1
    }
  },
}
