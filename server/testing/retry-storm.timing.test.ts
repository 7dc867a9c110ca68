/** A thousand clients who ask again without a pause, through an outage and after it: each is done, once, within a minute (trust.md, F17). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fund } from '#wallet/testing/fund.ts'
import type { TestApp } from './app.ts'
import { inTurn, openCallers } from './bench/http/callers.ts'
import { withPort } from './cluster.ts'
import { answerWithinMs } from './in-time.ts'
import { startServer } from './second-process.ts'
import type { Wire } from './wire.ts'
import { prepareWiredApp } from './wired-app.ts'

let app: TestApp
let wire: Wire
prepareWiredApp((...prepared) => {
  ;[app, wire] = prepared
})

const clients = 1_000
const peopleCount = 100
const refusalsInOutage = 5_000
const doneWithinMs = 60_000

test('each asks with one key until it is done', { timeout: 240_000 }, async () => {
  const people = await Promise.all(Array.from({ length: peopleCount }, () => app.person()))
  for (const { id } of people) await fund(app, id, '100000')
  const server = await startServer(withPort(app.database.ownerUrl, wire.port), {
    ROLE: 'web',
    DATA_DIR: app.ctx.config.dataDir,
  })
  const callers = openCallers(server.url, clients)
  const nextPerson = inTurn(people)
  let refusals = 0
  let slowestMs = 0
  const strange: string[] = []
  const { promise: isStorm, resolve: storms } = Promise.withResolvers<void>()
  const untilDone = async (): Promise<void> => {
    const { access } = nextPerson()
    const headers = { authorization: `Bearer ${access}`, 'idempotency-key': randomUUID() }
    const request = {
      method: 'POST',
      path: '/api/investments/',
      headers,
      body: { plan_id: 'basic', amount: '100' },
    }
    for (;;) {
      const startedMs = performance.now()
      const { status, retryAfter } = await callers.request({ ...request, method: 'POST' })
      slowestMs = Math.max(slowestMs, performance.now() - startedMs)
      if (status === 201) return
      if (![409, 429, 503].includes(status) || (status !== 409 && !(Number(retryAfter) > 0)))
        strange.push(`${status} ${retryAfter}`)
      refusals += 1
      if (refusals === refusalsInOutage) storms()
    }
  }
  try {
    wire.fail({ kind: 'cut' })
    const done = Promise.all(Array.from({ length: clients }, untilDone))
    await isStorm
    wire.heal()
    const healedMs = performance.now()
    await done
    expect(performance.now() - healedMs).toBeLessThan(doneWithinMs)
    expect(strange).toEqual([])
    expect(slowestMs).toBeLessThan(answerWithinMs)
    const { rows } = await app.ctx.db
      .selectFrom('position')
      .select(({ fn }) => fn.countAll<bigint>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(clients)
  } finally {
    await callers.close()
    await server.stop()
  }
})
