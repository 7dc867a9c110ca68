/** More than one process that serves (WORKERS). What each is, is told by the system: Linux alone lists children. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { portForLater } from './free-port.ts'
import { childrenOf, isThere } from './process-tree.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'

/** Undefined where nobody answers. */
const statusOf = async (url: string): Promise<number | undefined> => {
  const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status
}

const plansServed =
  /^evenmoor_http_request_duration_seconds_count\{route="\/api\/plans\/",method="GET",status="200"\} (\d+)$/m

describe.skipIf(process.platform !== 'linux')('two processes on one port', () => {
  let database: TestDatabase
  let server: RunningProgram
  let metrics: string
  beforeAll(async () => {
    database = await createTestDatabase()
    const metricsPort = String(await portForLater())
    metrics = `http://127.0.0.1:${metricsPort}/metrics`
    server = await startServer(database.ownerUrl, {
      // A server that follows nobody: the leader answers in its place, and that is counted.
      DATABASE_REPLICA_URL: database.ownerUrl,
      WORKERS: '2',
      METRICS_PORT: metricsPort,
    })
  })
  afterAll(async () => {
    await server.stop()
    await database.drop()
  })

  /** Of this many requests, each over a connection of its own. */
  const ask = async (count: number) => {
    for (let n = 0; n < count; n += 1) expect(await statusOf(`${server.url}/api/plans/`)).toBe(200)
  }

  test('both answer, and the metrics are those of both together', async () => {
    expect(childrenOf(server.pid)).toHaveLength(2)
    const text = async () => (await fetch(metrics)).text()
    const served = async () => Number(plansServed.exec(await text())?.[1] ?? 0)
    const before = await served()
    await ask(6)
    await expect.poll(served).toBe(before + 6)
    // The first process has a pool of its own.
    const idle = Number(/^evenmoor_database_pool_connections\{state="idle"\} (\d+)$/m.exec(await text())?.[1])
    expect(idle).toBeGreaterThanOrEqual(3)
  })

  test('each of them asks the replica what may be seconds old', async () => {
    await ask(1)
    const byLeader = async () =>
      Number(
        /^evenmoor_replica_reads\{answered_by="leader"\} (\d+)$/m.exec(
          await (await fetch(metrics)).text(),
        )?.[1],
      )
    await expect.poll(byLeader).toBeGreaterThan(0)
  })

  test("none of them knows the owner's login, and each works as the application", async () => {
    const owner = new URL(database.ownerUrl)
    for (const pid of childrenOf(server.pid)) {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
      expect(environment).toContain('WORKERS=2')
      expect(environment).not.toContain(owner.password)
    }
  })

  test('one that dies is started again, and the other answers meanwhile', async () => {
    const [dies, stays] = childrenOf(server.pid)
    process.kill(dies!, 'SIGKILL')
    await expect.poll(() => childrenOf(server.pid)).not.toContain(dies)
    await ask(2)
    await expect.poll(() => childrenOf(server.pid).length, { timeout: 20_000 }).toBe(2)
    expect(childrenOf(server.pid)).toContain(stays)
    await ask(4)
  })
})

/** A server on a database of its own for one test; both are gone afterwards, however it went. */
async function withServer(
  env: Readonly<Record<string, string>>,
  work: (server: RunningProgram, database: TestDatabase) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase()
  try {
    const server = await startServer(database.ownerUrl, env)
    try {
      await work(server, database)
    } finally {
      await server.stop()
    }
  } finally {
    await database.drop()
  }
}

describe.skipIf(process.platform !== 'linux')('when they end', () => {
  test('SIGTERM turns readiness first, and the port is closed when all are gone', async () => {
    const port = String(await portForLater())
    const health = `http://127.0.0.1:${port}/readyz`
    await withServer({ WORKERS: '2', DRAIN_SECONDS: '2', HEALTH_PORT: port }, async (server) => {
      const children = childrenOf(server.pid)
      expect(await statusOf(health)).toBe(200)
      const stopped = server.stop()
      await expect.poll(() => statusOf(`${server.url}/readyz`), { interval: 10 }).toBe(503)
      expect(await statusOf(health)).toBe(503)
      expect(await statusOf(`${server.url}/api/plans/`)).toBe(200)
      await stopped
      expect(await statusOf(`${server.url}/healthz`)).toBe(undefined)
      expect(children.filter(isThere)).toEqual([])
    })
  })

  test('those that serve end with the first, however it ends', () =>
    withServer({ WORKERS: '2', ROLE: 'web' }, async (server) => {
      const children = childrenOf(server.pid)
      expect(children).toHaveLength(2)
      await server.kill()
      await expect.poll(() => children.filter(isThere)).toEqual([])
    }))
})

test('a port that is taken is told once, and nothing is left running', async () => {
  // Processes of one installation share its keys.
  const keys = await mkdtemp(path.join(tmpdir(), 'evenmoor-keys-'))
  try {
    await withServer({ ROLE: 'web', DATA_DIR: keys }, async ({ url }, database) => {
      const { port } = new URL(url)
      // startServer chooses a port for the setting it is told: this one goes to another.
      const env = { ROLE: 'web', WORKERS: '2', PORT: port, DATA_DIR: keys }
      const starting = startServer(database.ownerUrl, env, 'HEALTH_PORT')
      const failure = await starting.then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
      expect(failure).toContain('ended')
      expect(failure.split(`Port ${port} is taken`)).toHaveLength(2)
    })
  } finally {
    await rm(keys, { recursive: true })
  }
})
