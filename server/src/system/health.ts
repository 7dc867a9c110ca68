import type { Health } from '@evenmoor/contract/staff-system'
import { chainState } from '@evenmoor/ledger'
import { auditState } from '#audit/verify-audit.ts'
import type { Context } from '#context.ts'
import { marketSource } from '#market/source.ts'
import { asSql } from '#platform/database/transaction.ts'
import { jobRuns } from '#platform/job-runs.ts'
import { countMails } from '#platform/mail/mail-store.ts'

/** How this installation fares now. The market is asked while no connection of the database is held. */
export async function healthOf(ctx: Context): Promise<Health> {
  const mail = await countMails(ctx.db)
  return {
    at: ctx.clock.now().toISOString(),
    jobs: jobRuns().map(({ name, lastEndedAt, lastFailedAt, isFailing }) => ({
      name,
      last_ended_at: lastEndedAt?.toISOString() ?? null,
      last_failed_at: lastFailedAt?.toISOString() ?? null,
      is_failing: isFailing,
    })),
    mail: {
      waiting: mail.waiting,
      parked: mail.parked,
      oldest_waiting_at: mail.oldestWaitingAt?.toISOString() ?? null,
    },
    transfer_chain: await chainState(asSql(ctx.db)),
    audit_chain: await auditState(ctx.db),
    market: { provider: ctx.config.marketProvider, is_answering: await isMarketAnswering(ctx) },
  }
}

const isMarketAnswering = (ctx: Context): Promise<boolean> =>
  marketSource(ctx)
    .topCoins()
    .then(
      () => true,
      () => false,
    )
