import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { startServer } from './second-process.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('SIGTERM turns readiness first, requests are answered until the port closes', async () => {
  const server = await startServer(database.ownerUrl, { ROLE: 'web', DRAIN_SECONDS: '2' })
  const statusOf = async (path: string) => {
    const answer = await fetch(server.url + path).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status
  }
  expect(await statusOf('/readyz')).toBe(200)
  const stopped = server.stop()
  await expect.poll(() => statusOf('/readyz'), { interval: 10 }).toBe(503)
  // Both come after readiness turned: neither the port nor the database is closed yet.
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/api/plans/')).toBe(200)
  await stopped
  expect(await statusOf('/healthz')).toBe(undefined)
})
