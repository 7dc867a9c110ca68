/** What lasts until it is put right: found by looking, in every process, so that a dead worker is found too. */
import type { AlertFacts, AlertKind } from '@evenmoor/contract/staff-alerts'
import { isFixedJobName } from '@evenmoor/contract/staff-jobs'
import { backsUp } from '#backups/backup-settings.ts'
import { networksOf } from '#chains/networks.ts'
import { countParkedPayments } from '#chains/unmatched-payments.ts'
import { backupJobNames } from '#backups/job-names.ts'
import type { Context } from '#context.ts'
import { faultOfApplication } from '#database/prove-application.ts'
import { networkStates } from '#deposits/networks/network-states.ts'
import { dayMs } from '#platform/clock.ts'
import { type JobHealth, keepsFailing, readJobHealth } from '#platform/job-health.ts'
import { countMails, countParkedSince } from '#platform/mail/mail-store.ts'
import { type IntegrityCheckName, readIntegrityChecks } from '#integrity/integrity-checks.ts'
import { jobsOfEveryProcess } from './everywhere.ts'

export type Condition = { readonly kind: AlertKind; readonly subject: string; readonly facts: AlertFacts }

/** The kinds that are found here: one that is not found any more is over. */
export const conditionKinds: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'ledger_broken',
  'transfer_chain_broken',
  'audit_chain_broken',
  'application_too_mighty',
  'network_paused',
  'payments_parked',
  'workers_away',
  'job_failing',
  'job_late',
  'mail_given_up',
  'mail_late',
])

const mailLateMs = 15 * 60_000

/** Everything that is wrong now. */
export async function findConditions(ctx: Context): Promise<Condition[]> {
  return [
    ...(await brokenChecks(ctx)),
    ...(await tooMighty(ctx)),
    ...(await pausedNetworks(ctx)),
    ...(await parkedPayments(ctx)),
    ...(await troubledJobs(ctx)),
    ...(await troubledMail(ctx)),
  ]
}

const kindOfCheck: Readonly<Record<IntegrityCheckName, AlertKind>> = {
  ledger: 'ledger_broken',
  transfer_chain: 'transfer_chain_broken',
  audit_chain: 'audit_chain_broken',
}

const brokenChecks = async ({ db }: Context): Promise<Condition[]> =>
  (await readIntegrityChecks(db))
    .filter(({ wrongSince }) => wrongSince !== null)
    .map(({ name }) => ({ kind: kindOfCheck[name], subject: '', facts: {} }))

async function tooMighty({ db, log }: Context): Promise<Condition[]> {
  const fault = await faultOfApplication(db)
  if (fault === undefined) return []
  log.error({ fault }, "the application's database login can do what nobody may")
  return [{ kind: 'application_too_mighty', subject: '', facts: {} }]
}

const pausedNetworks = async (ctx: Context): Promise<Condition[]> =>
  (await networkStates(ctx))
    .filter(({ paused }) => paused !== null && paused !== undefined)
    .map(({ id, name }) => ({ kind: 'network_paused', subject: id, facts: { network: name } }))

async function parkedPayments({ db }: Context): Promise<Condition[]> {
  const count = await countParkedPayments(db)
  return count === 0 ? [] : [{ kind: 'payments_parked', subject: '', facts: { count } }]
}

async function troubledJobs(ctx: Context): Promise<Condition[]> {
  const jobs = (await readJobHealth(ctx)).filter(({ name }) => isOurs(ctx, name))
  const late = jobs.filter(({ state }) => state === 'late')
  if (late.length > 0 && late.length === jobs.length) {
    return [{ kind: 'workers_away', subject: '', facts: {} }]
  }
  const nowMs = ctx.clock.now().getTime()
  const failing = jobs.filter((job) => keepsFailing(job, nowMs))
  return [...late.map(about('job_late')), ...failing.map(about('job_failing'))]
}

const about =
  (kind: AlertKind) =>
  ({ name }: JobHealth): Condition => ({ kind, subject: name, facts: { job: name } })

/** Excludes jobs of an earlier version or a removed setting, and those that say nothing about workers. */
function isOurs(ctx: Context, name: string): boolean {
  if (jobsOfEveryProcess.some((known) => known === name)) return false
  if (name === 'mail: deliver') return ctx.config.mailUrl !== undefined
  if (Object.values<string>(backupJobNames).includes(name)) return backsUp(ctx.config)
  if (name === 'copy backups to the storage')
    return backsUp(ctx.config) && ctx.config.backupStorage !== undefined
  return isFixedJobName(name) || networksOf(ctx).withId(name.replace(/^watch /, '')) !== undefined
}

async function troubledMail({ db, clock }: Context): Promise<Condition[]> {
  const nowMs = clock.now().getTime()
  const { waiting, oldestWaitingAt } = await countMails(db)
  const parked = await countParkedSince(db, new Date(nowMs - dayMs))
  const isLate = oldestWaitingAt !== null && nowMs - oldestWaitingAt.getTime() > mailLateMs
  return [
    ...(parked > 0 ? [mailCondition('mail_given_up', parked)] : []),
    ...(isLate ? [mailCondition('mail_late', waiting)] : []),
  ]
}

const mailCondition = (kind: AlertKind, count: number): Condition => ({
  kind,
  subject: '',
  facts: { count },
})
