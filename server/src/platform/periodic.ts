import type { JobName } from '@evenmoor/contract/staff-jobs'
import type { Context } from '#context.ts'
import type { Log } from './logging/log.ts'
import { createJobNotes, type JobNotes } from './job-health.ts'

/** Work that is repeated while the process runs. Every process may run it: the work itself must bear that. */
export type PeriodicJob = {
  readonly name: JobName
  /** The pause between the end of one run and the start of the next. */
  readonly pauseMs: number
  /** The delay before the first run; none by default. */
  readonly firstAfterMs?: number
  readonly run: () => Promise<unknown>
}

/** How often what is new about the jobs is written down. */
const notesPauseMs = 10_000

/**
 * Starts the jobs and returns how to stop them: `stop` resolves when the runs under way have ended and what is known of
 * them is written down. A run that fails is logged, and the job continues after its pause.
 */
export function startPeriodic(
  jobs: readonly PeriodicJob[],
  ctx: Pick<Context, 'db' | 'clock' | 'log'>,
): { stop(): Promise<void> } {
  const abort = new AbortController()
  const notes = createJobNotes(ctx)
  const keepNotes: PeriodicJob = {
    name: 'note how jobs fare',
    pauseMs: notesPauseMs,
    run: () => notes.write(),
  }
  const running = [...jobs, keepNotes].map((job) => repeat(job, notes, ctx.log, abort.signal))
  void notes
    .forgetOld()
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'old jobs were not forgotten'))
  return {
    stop: async () => {
      abort.abort()
      await Promise.all(running)
      await notes.write().catch((error: unknown) => ctx.log.warn({ err: error }, 'jobs were not noted'))
    },
  }
}

async function repeat(job: PeriodicJob, notes: JobNotes, log: Log, signal: AbortSignal): Promise<void> {
  const { name, pauseMs, firstAfterMs = 0 } = job
  if (firstAfterMs > 0) await pause(firstAfterMs, signal)
  while (!signal.aborted) {
    const startedMs = performance.now()
    try {
      await job.run()
      notes.note({ name, pauseMs, lastedMs: performance.now() - startedMs })
    } catch (error) {
      notes.note({ name, pauseMs, lastedMs: performance.now() - startedMs, error })
      log.error({ err: error, job: name }, 'job failed')
    }
    await pause(pauseMs, signal)
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
