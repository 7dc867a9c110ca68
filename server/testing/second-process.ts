import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Reply, TestApp, TestPerson } from './app.ts'
import { type RunningProgram, startProgram } from './program.ts'

const program = path.resolve(import.meta.dirname, '../src/main.ts')

/** The server once more, as a process of its own on the test app's database. Its clock is the machine's. */
export type SecondProcess = {
  /** Sends a request of somebody to this process. */
  readonly call: (
    person: TestPerson,
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Reply>
  /** Ends it as a power cut would; resolves when it is gone. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts it. The test app must have been made at the present time, or its sessions are over there. `databaseUrl` is another
 * way to the same database.
 */
export async function startSecondProcess(
  app: TestApp,
  databaseUrl: string = app.database.ownerUrl,
  env: Readonly<Record<string, string>> = {},
  through?: readonly string[],
): Promise<SecondProcess> {
  const settings = { ROLE: 'web', DATA_DIR: app.ctx.config.dataDir, ...env }
  const { url, stop, kill } = await startServer(databaseUrl, settings, 'PORT', through)
  return {
    call: async (person, method, address, body, headers = {}) => {
      const reply = await fetch(url + address, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${person.access}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await reply.text()
      return {
        status: reply.status,
        body: text === '' ? undefined : JSON.parse(text),
        headers: Object.fromEntries(reply.headers),
      }
    },
    kill,
    stop,
  }
}

/** The product's server on a database, with a folder for its secrets that goes with it. */
export async function startServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  portSetting = 'PORT',
  through?: readonly string[],
): Promise<RunningProgram> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-second-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env }
    const running = await startProgram(program, settings, portSetting, through)
    const after = (end: () => Promise<void>) => async () => {
      await end()
      await remove()
    }
    return { ...running, stop: after(running.stop), kill: after(running.kill) }
  } catch (error) {
    await remove()
    throw error
  }
}
