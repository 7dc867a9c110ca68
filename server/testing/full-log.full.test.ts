/** Nothing more can be written where the log goes: money moves all the same, and the process ends as it should (trust.md, F10). */
import { existsSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp } from './app.ts'
import { startSecondProcess } from './second-process.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
})
afterAll(() => app.close())

/** Every write to it fails as on a full disk. */
const full = '/dev/full'
const through = ['sh', '-c', `exec "$@" 2> ${full}`, 'sh']

test.runIf(existsSync(full))(
  'each request is logged in vain, and answered',
  { timeout: 120_000 },
  async () => {
    const ada = await app.person()
    await fund(app, ada.id, '1000')
    const env = { ACCESS_LOG: 'on', LOG_LEVEL: 'trace' }
    const server = await startSecondProcess(app, app.database.ownerUrl, env, through)
    for (let n = 0; n < 10; n += 1) {
      const body = { plan_id: 'basic', amount: '100' }
      const answer = await server.call(ada, 'POST', '/api/investments/', body, {
        'idempotency-key': randomUUID(),
      })
      expect(answer.status).toBe(201)
    }
    const stoppedMs = performance.now()
    await server.stop()
    expect(performance.now() - stoppedMs).toBeLessThan(10_000)
    expect((await ada.call('GET', '/api/wallet/')).body.invested).toBe('1000.00')
  },
)
