import { sealAudit, verifyAudit } from '#audit/verify-audit.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'

const usage = 'verify-audit [--json]'

export const verifyAuditEntries: Command = {
  name: 'verify-audit',
  usage,
  summary: 'read the chain of audit entries; exit 1 and a list where one was edited, removed or added',
  prepare: (words) => {
    const { isJson } = readWithJson(words, usage, [])
    return async (ctx, say, watch) => {
      await sealAudit(ctx.db)
      const progress = watch('Reading audit entries')
      const { checkpoint, problems } = await verifyAudit(ctx.db, progress.show).finally(progress.end)
      const { position, hash } = checkpoint
      const ok = problems.length === 0
      if (isJson) {
        say(JSON.stringify({ ok, intact_to: { position: Number(position), hash }, problems }))
        return ok ? 0 : 1
      }
      for (const problem of problems) say(problem)
      say(
        ok
          ? `All ${position} sealed audit entries are unchanged. The chain ends with ${hash}.`
          : `Whole up to seal ${position}.`,
      )
      return ok ? 0 : 1
    }
  },
}
