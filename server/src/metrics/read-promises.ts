import { chainState } from '@evenmoor/ledger'
import { sql } from 'kysely'
import { backsUp } from '#backups/backup-settings.ts'
import { backupJobNames } from '#backups/job-names.ts'
import { readBackups } from '#backups/backup-state.ts'
import { countParkedPayments } from '#chains/unmatched-payments.ts'
import type { Context } from '#context.ts'
import { networkStates } from '#deposits/networks/network-states.ts'
import { readIntegrityChecks } from '#integrity/integrity-checks.ts'
import { clockOffsetMs } from '#platform/database/clock-offset.ts'
import { asSql } from '#platform/database/transaction.ts'
import { keepsFailing, readJobHealth } from '#platform/job-health.ts'
import { countMails } from '#platform/mail/mail-store.ts'
import { accrualLag } from '#positions/accrual/accrual-lag.ts'
import { latestCheckpoint } from '#transparency/log/read-log.ts'
import { openWithdrawals } from '#withdrawals/requests/staff-withdrawals.ts'
import type { promiseMetrics } from './metric-list.ts'

type PromiseName = Exclude<keyof typeof promiseMetrics, 'isReadable'>

/** A value of a metric, with the value of its label where it has one. */
type Sample = { readonly metric: PromiseName; readonly value: number; readonly label?: string }

/** What the product promises, as its database has it now. Durations are in seconds. */
export async function readPromises(ctx: Context): Promise<Sample[]> {
  const parts = [
    integrity,
    accrual,
    withdrawals,
    networks,
    outbox,
    transparency,
    backups,
    archive,
    clockOffset,
    jobs,
  ]
  const samples: Sample[] = []
  // One after the other: a scrape must not take more than one connection from those who work.
  for (const part of parts) samples.push(...(await part(ctx)))
  return samples
}

async function integrity(ctx: Context): Promise<Sample[]> {
  const checks = await readIntegrityChecks(ctx.db)
  const ledger = checks.find(({ name }) => name === 'ledger')?.findings ?? []
  const { unsealed } = await chainState(asSql(ctx.db))
  return [
    {
      metric: 'unbalancedTransfers',
      value: ledger.filter(({ what }) => what === 'a_transfer_sums_to_zero').length,
    },
    { metric: 'unsealedTransfers', value: unsealed },
    ...checks.map(({ name, findings }): Sample => ({
      metric: 'differences',
      label: name,
      value: findings.length,
    })),
    ...checks.flatMap(({ name, checkedAt }) => ageOf(ctx, 'checkAge', checkedAt, name)),
  ]
}

const accrual = async (ctx: Context): Promise<Sample[]> =>
  [...(await accrualLag(ctx))].map(([plan, lagMs]) => ({
    metric: 'accrualLag',
    label: plan,
    value: lagMs / 1000,
  }))

async function withdrawals(ctx: Context): Promise<Sample[]> {
  const { count, oldestAt } = await openWithdrawals(ctx.db)
  return [{ metric: 'withdrawalsOpen', value: count }, waitOf(ctx, 'withdrawalAge', oldestAt)]
}

const networks = async (ctx: Context): Promise<Sample[]> => [
  ...(await networkStates(ctx)).flatMap(({ id, tip, paused }): Sample[] => [
    ...ageOf(ctx, 'networkHeadAge', tip?.since ?? null, id),
    { metric: 'networkPaused', label: id, value: paused ? 1 : 0 },
  ]),
  { metric: 'paymentsParked', value: await countParkedPayments(ctx.db) },
]

async function outbox(ctx: Context): Promise<Sample[]> {
  const { waiting, oldestWaitingAt } = await countMails(ctx.db)
  return [{ metric: 'outboxWaiting', value: waiting }, waitOf(ctx, 'outboxAge', oldestWaitingAt)]
}

/** What was due and never done is as old as what it is due for: an alert would wait in vain for a missing series. */
const transparency = async (ctx: Context): Promise<Sample[]> =>
  ageOf(ctx, 'checkpointAge', (await latestCheckpoint(ctx.db))?.signedAt ?? (await firstBookedAt(ctx)))

async function firstBookedAt({ db }: Context): Promise<Date | null> {
  const first = await db
    .selectFrom('ledger.transfer')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.created_at ?? null
}

async function backups(ctx: Context): Promise<Sample[]> {
  const { backedUpAt, triedAt } = await readBackups(ctx.db)
  const dueSince = await backupsDueSince(ctx)
  return [...ageOf(ctx, 'backupAge', backedUpAt ?? dueSince), ...ageOf(ctx, 'drillAge', triedAt ?? dueSince)]
}

/** When the database was made, if its backups are the product's to make. */
async function backupsDueSince({ config, db }: Context): Promise<Date | null> {
  if (!backsUp(config)) return null
  const row = await db
    .selectFrom('schema_migration')
    .select(({ fn }) => fn.min('timestamp').as('made_at'))
    .executeTakeFirst()
  return row === undefined ? null : new Date(row.made_at)
}

/** Of a server that archives, its own or pgBackRest's way: what is not archived yet is lost with its disk. */
async function archive(ctx: Context): Promise<Sample[]> {
  const { rows } = await sql<{ archivedAt: Date | null; isFailing: boolean }>`
    select last_archived_time as "archivedAt",
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(ctx.db)
  return rows.flatMap(({ archivedAt, isFailing }) => [
    ...ageOf(ctx, 'archiveAge', archivedAt),
    { metric: 'archiveFailing', value: isFailing ? 1 : 0 } as const,
  ])
}

const clockOffset = async (ctx: Context): Promise<Sample[]> => [
  { metric: 'clockOffset', value: (await clockOffsetMs(ctx)) / 1000 },
]

async function jobs(ctx: Context): Promise<Sample[]> {
  const health = await readJobHealth(ctx)
  const nowMs = ctx.clock.now().getTime()
  const samples = health.flatMap((job): Sample[] => [
    ...ageOf(ctx, 'jobAge', job.lastSucceededAt, job.name),
    { metric: 'jobFailing', label: job.name, value: keepsFailing(job, nowMs) ? 1 : 0 },
  ])
  const isMoved = health.some(
    ({ name, lastSucceededAt }) => name === backupJobNames.moveChanges && lastSucceededAt !== null,
  )
  return isMoved
    ? samples
    : [...samples, ...ageOf(ctx, 'jobAge', await backupsDueSince(ctx), backupJobNames.moveChanges)]
}

/** No sample where there is no moment to count from. */
const ageOf = (ctx: Context, metric: PromiseName, at: Date | null, label?: string): Sample[] =>
  at === null ? [] : [{ metric, value: secondsSince(ctx, at), ...(label !== undefined && { label }) }]

/** How long the oldest has waited; 0 where nothing waits. */
const waitOf = (ctx: Context, metric: PromiseName, oldestAt: Date | null): Sample => ({
  metric,
  value: oldestAt === null ? 0 : secondsSince(ctx, oldestAt),
})

const secondsSince = ({ clock }: Context, at: Date): number =>
  Math.max(0, (clock.now().getTime() - at.getTime()) / 1000)
