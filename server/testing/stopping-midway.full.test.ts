/** SIGTERM in the middle of every kind of request: what was begun is answered, or can be asked for again, and is done once. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { withPort } from './cluster.ts'
import { answerWithinMs } from './in-time.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'
import { openWire, type Wire } from './wire.ts'

let app: TestApp
let wire: Wire
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
  wire = await openWire(Number(new URL(app.database.ownerUrl).port))
})
afterEach(() => wire.heal())
afterAll(async () => {
  await app.close()
  await wire.close()
})

const start = (): Promise<RunningProgram> =>
  startServer(withPort(app.database.ownerUrl, wire.port), {
    ROLE: 'web',
    DATA_DIR: app.ctx.config.dataDir,
    DRAIN_SECONDS: '0',
  })

type Asked = {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
  readonly ms: number
}

type Request = {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer, or undefined where the connection ended without one. */
async function ask(
  url: string,
  person: TestPerson | undefined,
  init: Request = {},
): Promise<Asked | undefined> {
  const startedMs = performance.now()
  try {
    const answer = await fetch(url, {
      ...init,
      headers: {
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(person === undefined ? {} : { authorization: `Bearer ${person.access}` }),
        ...init.headers,
      },
    })
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      retryAfter: answer.headers.get('retry-after'),
      ms: performance.now() - startedMs,
    }
  } catch {
    return undefined
  }
}

const post = (body: unknown, key?: string): Request => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: key === undefined ? {} : { 'idempotency-key': key },
})

const newKeys = () => ({
  invest: randomUUID(),
  withdraw: randomUUID(),
  checkout: randomUUID(),
  address: newPracticeAddress(),
})

/** One of each kind: reading, moving money, signing in and up, a download, a page. */
function everyKind(site: string, ada: TestPerson, keys: ReturnType<typeof newKeys>) {
  const password = 'kite-marble-27-river'
  const newcomer = { first_name: 'Bob', last_name: 'Test', password, password2: password, ref: null }
  const email = `${randomUUID()}@example.com`
  return [
    ask(`${site}/api/wallet/`, ada),
    ask(`${site}/api/investments/`, ada, post({ plan_id: 'basic', amount: '100' }, keys.invest)),
    ask(`${site}/api/wallet/withdrawals/`, ada, post({ amount: '40', address: keys.address }, keys.withdraw)),
    ask(`${site}/api/wallet/deposits/`, ada, post({ amount: '50.00', coin: 'usdt' }, keys.checkout)),
    ask(`${site}/account/login/`, undefined, post({ email: ada.email, password: 'wrong' })),
    ask(`${site}/account/registration/`, undefined, post({ ...newcomer, email })),
    ask(`${site}/api/wallet/statements/${new Date().toISOString().slice(0, 7)}/statement.csv`, ada),
    ask(`${site}/api/results/`, undefined),
  ]
}

const isClosed = async (url: string): Promise<boolean> => {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  return once(socket, 'connect').then(
    () => (socket.destroy(), false),
    () => true,
  )
}

test(
  'the database answers after the signal: every request that was begun has its whole answer',
  { timeout: 120_000 },
  async () => {
    const ada = await app.person()
    await fund(app, ada.id, '500')
    const server = await start()
    const live = await fetch(`${server.url}/api/events/`, {
      headers: { authorization: `Bearer ${ada.access}`, accept: 'text/event-stream' },
    })
    expect(live.status).toBe(200)
    const keys = newKeys()
    wire.fail({ kind: 'held' })
    const asked = everyKind(server.url, ada, keys)
    // All that go to the database wait for it.
    await expect.poll(() => wire.heldCount()).toBeGreaterThanOrEqual(4)
    const stopped = server.stop()
    await expect.poll(() => isClosed(server.url)).toBe(true)
    wire.heal()
    const answers = await Promise.all(asked)
    await stopped
    // A page that listens is let go, and told so by its end.
    await expect(live.text()).resolves.toBeTypeOf('string')
    expect(answers.map((answer) => answer?.status)).toEqual([200, 201, 201, 201, 400, 201, 200, 200])
    expect(Math.max(...answers.map((answer) => answer?.ms ?? Infinity))).toBeLessThan(answerWithinMs)
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '360.00',
      invested: '100.00',
      pending_withdrawal: '40.00',
    })
  },
)

test(
  'the database never answers: nobody waits, the process ends, and the same keys are done once elsewhere',
  { timeout: 120_000 },
  async () => {
    const ada = await app.person()
    await fund(app, ada.id, '500')
    const server = await start()
    const keys = newKeys()
    wire.fail({ kind: 'half-open' })
    const asked = everyKind(server.url, ada, keys)
    const startedMs = performance.now()
    const stopped = server.stop()
    const answers = await Promise.all(asked)
    expect(performance.now() - startedMs).toBeLessThan(answerWithinMs)
    for (const answer of answers) {
      if (answer !== undefined && answer.status !== 200)
        expect([answer.status, Number(answer.retryAfter) > 0]).toEqual([503, true])
    }
    await stopped
    wire.heal()
    const next = await start()
    try {
      const again = () => everyKind(next.url, ada, keys).slice(0, 4)
      for (const round of [await Promise.all(again()), await Promise.all(again())])
        expect(round.slice(1, 4).map((answer) => answer?.status)).toEqual([201, 201, 201])
    } finally {
      await next.stop()
    }
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '360.00',
      invested: '100.00',
      pending_withdrawal: '40.00',
    })
  },
)

test('half of a body has arrived: the rest is taken, and answered', { timeout: 60_000 }, async () => {
  const ada = await app.person()
  await fund(app, ada.id, '500')
  const server = await start()
  const { hostname, port } = new URL(server.url)
  const body = JSON.stringify({ plan_id: 'basic', amount: '100' })
  const head = [
    'POST /api/investments/ HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${ada.access}`,
    `Idempotency-Key: ${randomUUID()}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  const socket = net.connect(Number(port), hostname)
  let answered = ''
  socket.on('data', (bytes) => (answered += String(bytes)))
  const ended = once(socket, 'close')
  // Node has the head before the signal comes: it says so.
  socket.write(`${[...head, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`)
  await expect.poll(() => answered).toContain('100 Continue')
  socket.write(body.slice(0, 10))
  const stopped = server.stop()
  await expect.poll(() => isClosed(server.url)).toBe(true)
  socket.write(body.slice(10))
  await ended
  await stopped
  expect(answered).toContain('HTTP/1.1 201 Created')
  expect((await ada.call('GET', '/api/wallet/')).body.invested).toBe('100.00')
})
