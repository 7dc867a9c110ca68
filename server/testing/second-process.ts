import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { choosePort } from '#database/free-port.ts'
import type { Reply, TestApp, TestPerson } from './app.ts'

const program = path.resolve(import.meta.dirname, '../src/main.ts')
const readyWithinMs = 30_000

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
): Promise<SecondProcess> {
  const port = String(await choosePort(undefined))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-second-'))
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      NODE_NO_WARNINGS: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: port,
      ROLE: 'web',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const isOver = () => child.exitCode !== null || child.signalCode !== null
    if (!isOver() && child.kill(signal) && !isOver()) await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + readyWithinMs
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the second process did not start')
    await sleep(100)
  }
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
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
