import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { recordIntegrityCheck } from '#integrity/integrity-checks.ts'
import { sealAudit, verifyAudit } from './verify-audit.ts'

/** Seals audit entries, and verifies the sealed ones. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'seal audit entries', pauseMs: 3_000, run: () => sealAudit(ctx.db) },
  {
    name: 'verify the chain of audit entries',
    pauseMs: 60_000,
    run: async () => {
      const coveredSince = ctx.clock.now()
      const { problems } = await verifyAudit(ctx.db)
      for (const detail of problems) ctx.log.error({ detail }, 'the audit entries were changed')
      const findings = problems.map((detail) => ({ what: 'the_audit_chain_is_unbroken', place: '', detail }))
      await recordIntegrityCheck(ctx, 'audit_chain', { coveredSince, findings })
    },
  },
]
