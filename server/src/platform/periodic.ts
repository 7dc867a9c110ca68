import type { Log } from '#context.ts'
import { noteJobRun } from './job-runs.ts'

/** Work that is repeated while the process runs. Every process may run it: the work itself must bear that. */
export type PeriodicJob = {
  readonly name: string
  /** The pause between the end of one run and the start of the next. */
  readonly pauseMs: number
  readonly run: () => Promise<unknown>
}

/**
 * Starts the jobs and returns how to stop them: `stop` resolves when the runs under way have ended.
 * A run that fails is logged and the job goes on after its pause.
 */
export function startPeriodic(jobs: readonly PeriodicJob[], log: Log): { stop(): Promise<void> } {
  const abort = new AbortController()
  const running = jobs.map((job) => repeat(job, log, abort.signal))
  return {
    stop: async () => {
      abort.abort()
      await Promise.all(running)
    },
  }
}

async function repeat(job: PeriodicJob, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run()
      noteJobRun(job.name, false)
    } catch (error) {
      noteJobRun(job.name, true)
      log.error({ err: error, job: job.name }, 'job failed')
    }
    await pause(job.pauseMs, signal)
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
