/** Which processes end because they are stuck, and which go on (trust.md, F21). */
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { childrenOf, isThere } from './process-tree.ts'
import { startStickable } from './stickable-server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
})
afterAll(() => app.close())

test('a worker that is stuck ends', async () => {
  const worker = await startStickable(app, { ROLE: 'worker' }, 'HEALTH_PORT')
  try {
    process.kill(worker.pid, 'SIGUSR2')
    await expect.poll(() => isThere(worker.pid), { timeout: 10_000 }).toBe(false)
  } finally {
    await worker.kill()
  }
})

test('a process that the system stopped for longer goes on', async () => {
  const server = await startStickable(app, { ROLE: 'web' })
  try {
    process.kill(server.pid, 'SIGSTOP')
    // As long as the fault lasts.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    process.kill(server.pid, 'SIGCONT')
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(isThere(server.pid)).toBe(true)
  } finally {
    await server.stop()
  }
})

/** Makes what it starts process 1, as it is in a container. */
const asProcessOne = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
]
const canBeProcessOne = spawnSync(asProcessOne[0]!, [...asProcessOne.slice(1), 'true']).status === 0

test.runIf(canBeProcessOne)(
  'process 1 of a container, which no signal of its own kills, ends too',
  async () => {
    const server = await startStickable(app, { ROLE: 'web' }, 'PORT', asProcessOne)
    try {
      const [first] = childrenOf(server.pid)
      process.kill(first!, 'SIGUSR2')
      await expect.poll(() => isThere(first!), { timeout: 10_000 }).toBe(false)
    } finally {
      await server.kill()
    }
  },
)

test.runIf(process.platform === 'linux')(
  'one of several that serve on a port is replaced by another, and the site goes on',
  async () => {
    const server = await startStickable(app, { WORKERS: '2' })
    try {
      const before = childrenOf(server.pid)
      const [stuck] = before
      process.kill(stuck!, 'SIGUSR2')
      await expect.poll(() => isThere(stuck!), { timeout: 10_000 }).toBe(false)
      await expect.poll(() => childrenOf(server.pid).length, { timeout: 20_000 }).toBe(2)
      expect(childrenOf(server.pid)).not.toContain(stuck)
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    } finally {
      await server.stop()
    }
  },
)
