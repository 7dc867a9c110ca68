/** How the jobs fare, written down so that any process can tell, whichever runs them. */
import { sql } from 'kysely'
import type { Context } from '#context.ts'
import type { Database } from './database/pool.ts'
import { dayMs } from './clock.ts'
import { errorSentence } from './logging/error-sentence.ts'

/** One run of a job that ended. */
export type JobRun = {
  readonly name: string
  readonly pauseMs: number
  readonly lastedMs: number
  /** Undefined when it went well. */
  readonly error?: unknown
}

export type JobHealth = {
  readonly name: string
  readonly state: 'ok' | 'failing' | 'late'
  readonly lastEndedAt: Date
  readonly lastSucceededAt: Date | null
  readonly lastFailedAt: Date | null
  /** One sentence, with no secret and no address of a person in it. */
  readonly lastError: string | null
  readonly lastMs: number
  readonly pauseMs: number
}

type Noted = {
  name: string
  pause_ms: number
  last_ended_at: Date
  last_succeeded_at: Date | null
  last_failed_at: Date | null
  last_error: string | null
  last_ms: number
}

const forgottenAfterMs = dayMs
/** Beyond its pause and twice its last run: what is written is written every few seconds only. */
const lateAfterMs = 60_000

/** Notes the runs of this process's jobs in memory, and writes what is new to the database in one statement. */
export function createJobNotes(ctx: Pick<Context, 'db' | 'clock'>) {
  const { clock } = ctx
  const noted = new Map<string, Noted>()
  return {
    note({ name, pauseMs, lastedMs, error }: JobRun): void {
      const now = clock.now()
      const before = noted.get(name)
      const hasFailed = error !== undefined
      noted.set(name, {
        name,
        pause_ms: pauseMs,
        last_ended_at: now,
        last_succeeded_at: hasFailed ? (before?.last_succeeded_at ?? null) : now,
        last_failed_at: hasFailed ? now : (before?.last_failed_at ?? null),
        last_error: hasFailed ? errorSentence(error) : (before?.last_error ?? null),
        last_ms: Math.round(lastedMs),
      })
    },
    async write(): Promise<void> {
      const rows = [...noted.values()]
      if (rows.length === 0) return
      noted.clear()
      try {
        await writeAll(ctx.db, rows)
      } catch (error) {
        // The next time, unless there is something newer to tell by then.
        for (const row of rows) if (!noted.has(row.name)) noted.set(row.name, row)
        throw error
      }
    },
    /** Removes jobs that did not run for a day, such as those of an older version or of a network no longer used. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock.now().getTime() - forgottenAfterMs)
      await ctx.db.deleteFrom('job_health').where('last_ended_at', '<', before).execute()
    },
  }
}
export type JobNotes = ReturnType<typeof createJobNotes>

/** Another process may have written about the same jobs: the newer of each counts. */
async function writeAll(db: Database, rows: readonly Noted[]): Promise<void> {
  await sql`
    insert into job_health (name, pause_ms, last_ended_at, last_succeeded_at, last_failed_at, last_error, last_ms)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as run (name text, pause_ms integer,
      last_ended_at timestamptz, last_succeeded_at timestamptz, last_failed_at timestamptz, last_error text,
      last_ms integer)
    order by name
    on conflict (name) do update set
      pause_ms = excluded.pause_ms,
      last_ended_at = greatest(job_health.last_ended_at, excluded.last_ended_at),
      last_succeeded_at = greatest(job_health.last_succeeded_at, excluded.last_succeeded_at),
      last_failed_at = greatest(job_health.last_failed_at, excluded.last_failed_at),
      last_error = case when excluded.last_failed_at >= coalesce(job_health.last_failed_at, '-infinity')
        then excluded.last_error else job_health.last_error end,
      last_ms = excluded.last_ms`.execute(db)
}

/** Every job that any process has run, with how it fares now. */
export async function readJobHealth({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<JobHealth[]> {
  const rows = await db.selectFrom('job_health').selectAll().orderBy('name').execute()
  const nowMs = clock.now().getTime()
  return rows.map((row) => ({
    name: row.name,
    state: stateOf(row, nowMs),
    lastEndedAt: row.last_ended_at,
    lastSucceededAt: row.last_succeeded_at,
    lastFailedAt: row.last_failed_at,
    lastError: row.last_error,
    lastMs: row.last_ms,
    pauseMs: row.pause_ms,
  }))
}

/** A job may fail now and then: what matters is that it has not succeeded for so long, and for two of its rounds. */
const failingMs = 5 * 60_000

/** Whether a job has failed for so long that somebody should know. */
export const keepsFailing = (
  { state, lastSucceededAt, pauseMs }: Pick<JobHealth, 'state' | 'lastSucceededAt' | 'pauseMs'>,
  nowMs: number,
): boolean =>
  state === 'failing' && nowMs - (lastSucceededAt?.getTime() ?? 0) > Math.max(failingMs, 2 * pauseMs)

function stateOf(row: Noted, nowMs: number): JobHealth['state'] {
  if (nowMs - row.last_ended_at.getTime() > row.pause_ms + 2 * row.last_ms + lateAfterMs) return 'late'
  const failedMs = row.last_failed_at?.getTime() ?? -Infinity
  return failedMs > (row.last_succeeded_at?.getTime() ?? -Infinity) ? 'failing' : 'ok'
}
