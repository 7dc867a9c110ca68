import { createTestApp } from './app.ts'
import { startBalancer } from './balancer.ts'
import type { RunningProgram } from './program.ts'
import { makeRestartLoad, type Met } from './restart-load.ts'
import { startServer } from './second-process.ts'

/** Starts a process with these settings; `portSetting` is told a port of its own. */
type Start = (env: Readonly<Record<string, string>>, portSetting?: string) => Promise<RunningProgram>

/** What is in front of the processes. */
export type Front = {
  readonly url: string
  /** How long a process still takes requests, so that the front notices that it leaves. */
  readonly drainSeconds: number
  /** Has a process started where it looks for one, and resolves when requests are sent to it. */
  readonly join: (start: Start) => Promise<RunningProgram>
  readonly close: () => Promise<void>
}

/** A balancer of our own, which every machine has. */
async function startOwnFront(): Promise<Front> {
  const { url, add, close } = await startBalancer()
  const join = async (start: Start) => {
    const running = await start({})
    await add(running.url)
    return running
  }
  return { url, drainSeconds: 2, join, close }
}

export type Restarted = Met & {
  /** The positions that are there. */
  readonly positions: readonly string[]
}

/**
 * So many processes behind a balancer: `restarts` times a new one joins, and then the oldest is told to stop, while the
 * callers go on.
 */
export async function restartUnderLoad({
  processes,
  restarts,
  callers,
  startFront = startOwnFront,
}: {
  processes: number
  restarts: number
  callers: number
  startFront?: () => Promise<Front>
}): Promise<Restarted> {
  const app = await createTestApp({}, new Date().toISOString())
  const running: RunningProgram[] = []
  try {
    const front = await startFront()
    try {
      const settings = {
        ROLE: 'web',
        TRUST_PROXY: 'loopback',
        DRAIN_SECONDS: String(front.drainSeconds),
        DATA_DIR: app.ctx.config.dataDir,
      }
      const start: Start = (env, portSetting) =>
        startServer(app.database.ownerUrl, { ...settings, ...env }, portSetting)
      const join = async () => running.push(await front.join(start))
      const load = await makeRestartLoad(app, front.url, callers)
      while (running.length < processes) await join()
      load.begin()
      try {
        for (let n = 0; n < restarts; n++) {
          await join()
          await running.shift()?.stop()
        }
      } finally {
        await load.end()
      }
      const positions = await app.ctx.db.selectFrom('position').select('id').execute()
      return { ...(await load.end()), positions: positions.map(({ id }) => id) }
    } finally {
      await front.close()
    }
  } finally {
    await Promise.all(running.map(({ kill }) => kill()))
    await app.close()
  }
}
