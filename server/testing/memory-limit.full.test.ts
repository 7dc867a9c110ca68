/** A process with little memory under more than it can do at once: everyone has an answer, and it lives (trust.md, F21). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { startServer } from './second-process.ts'
import { answerWithinMs } from './in-time.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
})
afterAll(() => app.close())

/** In MiB; what the product alone takes is about half of it. */
const heapMiB = 192

test('a thousand requests at once that are as large as may be', { timeout: 180_000 }, async () => {
  const server = await startServer(app.database.ownerUrl, {
    ROLE: 'web',
    DATA_DIR: app.ctx.config.dataDir,
    NODE_OPTIONS: `--max-old-space-size=${heapMiB}`,
  })
  const person = await app.person()
  const large = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(63_000) })
  const ask = async (url: string, init: RequestInit = {}) => {
    const startedMs = performance.now()
    const answer = await fetch(server.url + url, init)
    await answer.arrayBuffer()
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      ms: performance.now() - startedMs,
    }
  }
  const post = { method: 'POST', body: large, headers: { 'content-type': 'application/json' } }
  const signedIn = { headers: { authorization: `Bearer ${person.access}` } }
  const kinds = [
    () => ask('/account/login/', post),
    () => ask('/account/registration/', post),
    () => ask('/api/results/'),
    () => ask('/api/wallet/transactions/', signedIn),
    () => ask('/api/docs/'),
  ]
  try {
    const answers = await Promise.all(Array.from({ length: 1_000 }, (_, n) => kinds[n % kinds.length]!()))
    const refused = answers.filter(({ status }) => status === 503 || status === 429)
    expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([])
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
    expect(answers.filter(({ status }) => status < 500).length).toBeGreaterThan(refused.length)
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answerWithinMs)
    // The same process, and as quick as before.
    process.kill(server.pid, 0)
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  } finally {
    await server.stop()
  }
})
