/** How several processes that serve (WORKERS) end, and what a start that fails leaves. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { portForLater } from './free-port.ts'
import { childrenOf, isThere } from './process-tree.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'
import { statusOf } from './status-of.ts'

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
