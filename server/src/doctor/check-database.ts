import { sql } from 'kysely'
import { networksOf } from '#chains/networks.ts'
import { NetworkFault } from '#chains/network-fault.ts'
import type { Context } from '#context.ts'
import { clockOffsetMs } from '#platform/database/clock-offset.ts'
import { readJobHealth } from '#platform/job-health.ts'
import { countMails } from '#platform/mail/mail-store.ts'
import { type Finding, findingsOf } from './finding.ts'

/** The first version on which the schema works. */
const oldestVersion = 150_000
const clockOffMs = 1_000
const clockWrongMs = 5_000
const fullShare = 0.8
const mailLateMs = 15 * 60_000

/** Version and connections. That the application's login may do no more than it must is proven before it can ask. */
export async function checkServer({ db }: Context): Promise<Finding[]> {
  const { ok, warning, failed } = findingsOf('database')
  const { rows } = await sql<{ version: number; text: string; used: number; most: number }>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
      -- pg_stat_activity hides what other logins' connections are.
      (select sum(numbackends)::int from pg_stat_database where datid <> 0) as used,
      current_setting('max_connections')::int as most`.execute(db)
  const { version, text, used, most } = rows[0]!
  const connections = `${used} of ${most} connections are in use.`
  return [
    version < oldestVersion
      ? failed(`PostgreSQL ${text} is too old.`, 'Move to PostgreSQL 15 or later.')
      : ok(
          `PostgreSQL ${text}; the schema is current, and the application's login has exactly the rights it needs.`,
        ),
    used > most * fullShare
      ? warning(connections, 'Raise max_connections, run fewer processes, or put a pooler in between.')
      : ok(connections),
  ]
}

/** Whether the replica answers and keeps up, where there is one. */
export async function checkReplica({ replica, readingSecondsOld }: Context): Promise<Finding[]> {
  if (replica === undefined) return []
  const { ok, warning } = findingsOf('replica')
  await readingSecondsOld((tx) => tx.selectFrom('plan').select('id').limit(1).execute())
  return [
    replica.reads.replica > 0
      ? ok('The replica answers, and has every change.')
      : warning(
          "The replica doesn't answer, is behind, or follows no one: the database answers instead.",
          'Check DATABASE_REPLICA_URL, and pg_stat_replication on the database.',
        ),
  ]
}

/** How far this machine's clock is from the database's. */
export async function checkClock({ db, clock }: Context): Promise<Finding> {
  const { ok, warning, failed } = findingsOf('clock')
  const offMs = Math.abs(await clockOffsetMs({ db, clock }))
  const found = `This machine and the database differ by ${(offMs / 1000).toFixed(1)} s.`
  const advice = 'Let both follow a time server: timedatectl set-ntp true.'
  if (offMs > clockWrongMs) return failed(found, advice)
  return offMs > clockOffMs ? warning(found, advice) : ok(found)
}

/** Whether each node answers and is on its test network. */
export async function checkNodes(ctx: Context): Promise<Finding[]> {
  const { ok, failed, skipped } = findingsOf('nodes')
  const nodes = networksOf(ctx).all.filter(({ isOwn }) => !isOwn)
  if (nodes.length === 0) return [skipped('Only the practice network is used, which needs no node.')]
  return Promise.all(
    nodes.map(async (network) => {
      try {
        await network.verify(ctx)
        return ok(`${network.name} is at block ${(await network.tip(ctx)).height}.`)
      } catch (error) {
        if (!(error instanceof NetworkFault)) throw error
        const settings = network.coins.map((coin) => `${coin.toUpperCase()}_NODE_URL`).join(' and ')
        return failed(
          `${network.name}: ${error.message}.`,
          `Start or repair the node, or correct ${settings}. Its deposits wait until then.`,
        )
      }
    }),
  )
}

/** Whether a worker runs, and every job does its work; backups are among the jobs. */
export async function checkJobs(ctx: Context): Promise<Finding[]> {
  const { ok, warning, failed } = findingsOf('jobs')
  const jobs = await readJobHealth(ctx)
  if (jobs.length === 0)
    return [warning('No job has run yet.', 'Start a process with ROLE=worker or ROLE=all.')]
  const wrong = jobs.filter(({ state }) => state !== 'ok')
  if (wrong.length === 0) return [ok(`All ${jobs.length} jobs run.`)]
  if (wrong.length === jobs.length && wrong.every(({ state }) => state === 'late'))
    return [failed('No worker is running.', 'Start a process with ROLE=worker or ROLE=all.')]
  return wrong.map(({ name, state, lastError, lastSucceededAt }) =>
    failed(
      state === 'late'
        ? `The job “${name}” stopped running.`
        : `The job “${name}” keeps failing. ${lastError ?? 'No reason was kept.'} Last success: ${lastSucceededAt?.toISOString() ?? 'none'}.`,
      state === 'late' ? 'Restart the worker.' : 'Remove that cause; the job tries again without you.',
    ),
  )
}

/** Whether mail leaves. */
export async function checkOutbox({ db, clock }: Context): Promise<Finding> {
  const { ok, warning } = findingsOf('outbox')
  const { waiting, parked, oldestWaitingAt } = await countMails(db)
  const oldestMs = oldestWaitingAt === null ? 0 : clock.now().getTime() - oldestWaitingAt.getTime()
  const found = `${waiting} emails are waiting, ${parked} failed.`
  return oldestMs > mailLateMs
    ? warning(
        `${found} The oldest has waited ${Math.round(oldestMs / 60_000)} minutes.`,
        'Check MAIL_URL and the mail server; the system page of the console shows the reasons.',
      )
    : ok(found)
}
