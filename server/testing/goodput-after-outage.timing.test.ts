/**
 * A thousand clients who invest one position after the other, and ask again without a pause where they are refused, through
 * 30 seconds without the database: within a minute as much is done as before, and nothing twice (trust.md, F17).
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as lasting } from 'node:timers/promises'
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
const peopleCount = 200
const outageMs = 30_000
/** How long each rate is measured, once the first answers of all clients are there. */
const measuredMs = 10_000
/** Within so much after the outage the rate has to be what it was. */
const backWithinMs = 60_000
const goodputMin = 0.8

test('as much is done within a minute as before the outage', { timeout: 600_000 }, async () => {
  const people = await Promise.all(Array.from({ length: peopleCount }, () => app.person()))
  for (const { id } of people) await fund(app, id, '1000000')
  const server = await startServer(withPort(app.database.ownerUrl, wire.port), {
    ROLE: 'web',
    DATA_DIR: app.ctx.config.dataDir,
  })
  const callers = openCallers(server.url, clients)
  const nextPerson = inTurn(people)
  let done = 0
  const over = new AbortController()
  let slowestMs = 0
  const answers = new Map<number, number>()
  const untold: string[] = []
  const invest = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${nextPerson().access}`, 'idempotency-key': randomUUID() }
    for (;;) {
      const startedMs = performance.now()
      const { status, retryAfter } = await callers.request({
        method: 'POST',
        path: '/api/investments/',
        headers,
        body: { plan_id: 'basic', amount: '100' },
      })
      slowestMs = Math.max(slowestMs, performance.now() - startedMs)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 201) break
      if (![409, 429, 503].includes(status) || (status !== 409 && !(Number(retryAfter) > 0)))
        untold.push(`${status} ${retryAfter}`)
    }
    done += 1
  }
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) await invest()
  }
  /** How many are done in a second. */
  const rate = async (): Promise<number> => {
    const before = done
    await lasting(measuredMs)
    return ((done - before) * 1_000) / measuredMs
  }
  try {
    const all = Promise.all(Array.from({ length: clients }, client))
    await expect.poll(() => done, { timeout: 120_000 }).toBeGreaterThan(2 * clients)
    const normal = await rate()
    wire.fail({ kind: 'cut' })
    // As long as the fault lasts.
    await lasting(outageMs)
    const inOutage = done
    wire.heal()
    const healedMs = performance.now()
    await expect.poll(() => done, { timeout: backWithinMs }).toBeGreaterThan(inOutage)
    const firstMs = performance.now() - healedMs
    const rates: number[] = []
    while (
      (rates.at(-1) ?? 0) < goodputMin * normal &&
      performance.now() - healedMs < backWithinMs - measuredMs
    )
      rates.push(await rate())
    const backMs = performance.now() - healedMs
    over.abort()
    await all
    const each = (some: readonly number[]) => some.map((one) => one.toFixed(0)).join(', ')
    console.log(
      `${each([normal])} investments a second before, ${each(rates)} after; the first ${firstMs.toFixed(0)} ms after the outage, ${goodputMin * 100} % within ${(backMs / 1_000).toFixed(0)} s; answers ${JSON.stringify(Object.fromEntries(answers))}, the slowest after ${slowestMs.toFixed(0)} ms`,
    )
    expect(rates.at(-1)).toBeGreaterThanOrEqual(goodputMin * normal)
    expect(untold).toEqual([])
    const { rows } = await app.ctx.db
      .selectFrom('position')
      .select(({ fn }) => fn.countAll<bigint>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(done)
    expect(slowestMs).toBeLessThan(answerWithinMs)
  } finally {
    over.abort()
    await callers.close()
    await server.stop()
  }
})
