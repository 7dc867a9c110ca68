import type { Health } from '@evenmoor/contract/staff-system'
import { chainState } from '@evenmoor/ledger'
import { auditState } from '#audit/verify-audit.ts'
import { readBackups } from '#backups/backup-state.ts'
import { backsUp } from '#backups/backup-settings.ts'
import type { Context } from '#context.ts'
import { networkStates } from '#deposits/networks/network-states.ts'
import { marketState } from '#market/market-state.ts'
import { changedAddresses, openAddressAlarms } from '#deposits/addresses/check-addresses.ts'
import { asSql } from '#platform/database/transaction.ts'
import { readJobHealth } from '#platform/job-health.ts'
import { countMails, failureReasons } from '#platform/mail/mail-store.ts'
import { readReferences } from '#platform/short-reference.ts'

/** How this installation fares now. The market is asked while no connection of the database is held. */
export async function healthOf(ctx: Context): Promise<Health> {
  return {
    at: ctx.clock.now().toISOString(),
    jobs: await jobs(ctx),
    mail: await mail(ctx),
    networks: await networks(ctx),
    transfer_chain: await chainState(asSql(ctx.db)),
    audit_chain: await auditState(ctx.db),
    changed_addresses: {
      count: (await openAddressAlarms(ctx.db)).count,
      found: await withWrongAddress(ctx),
    },
    backups: await backups(ctx),
    market: await market(ctx),
  }
}

async function withWrongAddress({ db }: Context): Promise<Health['changed_addresses']['found']> {
  const found = await changedAddresses(db)
  const references = await readReferences(
    db,
    found.map(({ depositId }) => depositId),
  )
  return found.map(({ depositId, address, foundAt }) => ({
    deposit_id: depositId,
    deposit_reference: references.get(depositId) ?? '',
    address,
    found_at: foundAt.toISOString(),
  }))
}

const text = (at: Date | null): string | null => at?.toISOString() ?? null

const jobs = async (ctx: Context): Promise<Health['jobs']> =>
  (await readJobHealth(ctx)).map((job) => ({
    name: job.name,
    state: job.state,
    last_ended_at: job.lastEndedAt.toISOString(),
    last_succeeded_at: text(job.lastSucceededAt),
    last_failed_at: text(job.lastFailedAt),
    last_error: job.lastError,
    last_ms: job.lastMs,
  }))

async function mail({ db }: Context): Promise<Health['mail']> {
  const { waiting, failing, parked, oldestWaitingAt } = await countMails(db)
  const reasons = failing + parked === 0 ? [] : await failureReasons(db)
  return { waiting, failing, parked, oldest_waiting_at: text(oldestWaitingAt), reasons }
}

const networks = async (ctx: Context): Promise<Health['networks']> =>
  (await networkStates(ctx)).map(({ id, name, readTo, tip, paused }) => ({
    network: id,
    name,
    read_to: readTo.toString(),
    tip: tip?.height.toString() ?? null,
    tip_since: text(tip?.since ?? null),
    paused_at: text(paused?.at ?? null),
    paused_reason: paused?.reason ?? null,
  }))

async function backups({ config, db }: Context): Promise<Health['backups']> {
  const { backedUpAt, triedAt } = await readBackups(db)
  // A server of the operator's own is backed up by other tools: known is what its drill noted.
  const isNoted = config.databaseUrl !== undefined && backedUpAt !== null
  if (!backsUp(config) && !isNoted) return null
  return { backed_up_at: text(backedUpAt), tried_at: text(triedAt) }
}

async function market(ctx: Context): Promise<Health['market']> {
  const { isAnswering, isLeftAlone, oldestPriceAt, doubted } = await marketState(ctx)
  return {
    provider: ctx.config.marketProvider,
    is_answering: isAnswering,
    is_left_alone: isLeftAlone,
    oldest_price_at: text(oldestPriceAt),
    doubted,
  }
}
