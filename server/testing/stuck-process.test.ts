/** A process whose event loop stands still ends, whatever it waits for, and whoever started it starts it again (trust.md, F21). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { isThere } from './process-tree.ts'
import { startStickable } from './stickable-server.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
})
afterAll(() => app.close())

test('a process that is stuck for longer than it may ends', async () => {
  const server = await startStickable(app, { ROLE: 'web' })
  try {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    process.kill(server.pid, 'SIGUSR2')
    await expect.poll(() => isThere(server.pid), { timeout: 10_000 }).toBe(false)
    await expect(fetch(`${server.url}/readyz`)).rejects.toThrow('fetch failed')
  } finally {
    await server.kill()
  }
})
