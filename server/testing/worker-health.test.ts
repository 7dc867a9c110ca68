import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { portForLater } from './free-port.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'

let database: TestDatabase
let worker: RunningProgram
let metricsPort: string
beforeAll(async () => {
  database = await createTestDatabase()
  metricsPort = String(await portForLater())
  worker = await startServer(database.ownerUrl, { ROLE: 'worker', METRICS_PORT: metricsPort }, 'HEALTH_PORT')
})
afterAll(async () => {
  await worker.stop()
  await database.drop()
})

test('a worker tells on its health port whether it lives and is ready, and serves nothing else there', async () => {
  const get = async (path: string) => (await fetch(worker.url + path)).status
  expect(await get('/healthz')).toBe(200)
  expect(await get('/readyz')).toBe(200)
  for (const path of ['/', '/account/me/', '/api/plans/', '/dev/mail/']) expect(await get(path)).toBe(404)
})

test('a worker serves metrics to this machine', async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(text).toMatch(/^evenmoor_promises_readable 1$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})

test.runIf(process.platform === 'linux')(
  'the environment that it was started with no longer has the owner of the database',
  async () => {
    const { username, password } = new URL(database.ownerUrl)
    const environment = await readFile(`/proc/${worker.pid}/environ`, 'latin1')
    expect(environment).toContain('ROLE=worker')
    expect(environment).toMatch(/DATABASE_URL=\*+\0/)
    for (const own of [password, `//${username}`]) expect(environment.includes(own)).toBe(false)
  },
)
