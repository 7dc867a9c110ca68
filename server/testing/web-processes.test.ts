/** More than one process that serves (WORKERS). What each is, is told by the system: Linux alone lists children. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { portForLater } from './free-port.ts'
import { childrenOf } from './process-tree.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'
import { statusOf } from './status-of.ts'

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
