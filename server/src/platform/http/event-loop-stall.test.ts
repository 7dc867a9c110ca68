import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import type { RunningProgram } from '#testing/program.ts'
import { startServer } from '#testing/second-process.ts'

let database: TestDatabase
let server: RunningProgram
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServer(database.ownerUrl, { ROLE: 'web' })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const ready = async () => {
  const answer = await fetch(`${server.url}/readyz`)
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

// trust.md, F21.
test('a process that stood still for more than a second is not ready, and a few seconds later it is again', async () => {
  await expect.poll(ready).toMatchObject({ status: 200 })
  process.kill(server.pid, 'SIGSTOP')
  // As long as the fault lasts.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  process.kill(server.pid, 'SIGCONT')
  await expect
    .poll(ready, { interval: 20 })
    .toMatchObject({ status: 503, retryAfter: '5', body: { detail: 'The process stood still just now.' } })
  await expect.poll(ready).toMatchObject({ status: 200 })
})
