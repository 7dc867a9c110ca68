/** PostgreSQL is restarted and killed under those who invest: nothing acknowledged is lost, nothing is done twice, and nobody waits (trust.md, F02 and F03). */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPostmasterPid } from '#database/embedded/postmaster-pid.ts'
import { roomWithinMs } from '#platform/database/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { answerWithinMs, invest, timed } from './in-time.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, undefined, { roomWithinMs, ownCluster: true, isDurable: true })
})
afterAll(() => app.close())

const backWithinMs = 30_000
const callers = 4

const postmaster = () => readPostmasterPid(path.join(app.database.dataDir ?? '', 'postgres'))

async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const running = await postmaster()
  process.kill(running?.pid ?? Number.NaN, signal)
}

/** One investment after the other, each asked for until it is done; what was acknowledged, and how long the slowest took. */
async function keepInvesting(person: TestPerson, over: AbortSignal) {
  const acknowledged: string[] = []
  let slowestMs = 0
  while (!over.aborted) {
    const key = randomUUID()
    for (;;) {
      const { status, headers, ms } = await timed(invest(person, key))
      slowestMs = Math.max(slowestMs, ms)
      if (status === 201) break
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
    }
    acknowledged.push(key)
  }
  return { acknowledged, slowestMs }
}

test.each([
  { what: 'restarted', signal: 'SIGINT', times: 10 },
  { what: 'killed with -9', signal: 'SIGKILL', times: 10 },
] as const)('$what $times times under those who invest', { timeout: 400_000 }, async ({ signal, times }) => {
  const person = await app.person()
  await fund(app, person.id, '10000000')
  const over = new AbortController()
  const asking = Promise.all(
    Array.from({ length: callers }, () => keepInvesting(person, over.signal)),
  ).finally(() => over.abort())
  const probe = await app.person()
  await fund(app, probe.id, '100000')
  try {
    for (let n = 0; n < times && !over.signal.aborted; n += 1) {
      await end(signal)
      const endedMs = performance.now()
      // Somebody else has invested since: it is back.
      const key = randomUUID()
      await expect.poll(async () => (await invest(probe, key)).status, { timeout: backWithinMs }).toBe(201)
      expect(performance.now() - endedMs).toBeLessThan(backWithinMs)
    }
  } finally {
    over.abort()
  }
  const met = await asking
  const keys = met.flatMap(({ acknowledged }) => acknowledged)
  expect(keys.length).toBeGreaterThan(times)
  expect(Math.max(...met.map(({ slowestMs }) => slowestMs))).toBeLessThan(answerWithinMs)
  expect((await person.call('GET', '/api/wallet/')).body.invested).toBe(`${100 * keys.length}.00`)
  const stored = await app.ctx.db
    .selectFrom('idempotent_answer')
    .select('key')
    .where('status', '=', 201)
    .where('key', 'in', keys)
    .execute()
  expect(stored).toHaveLength(keys.length)
})
