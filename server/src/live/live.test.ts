import net from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import { listenForChanges } from '#platform/changes/change-listener.ts'
import { notify } from '#platform/changes/announcer.ts'
import { Problem } from '#platform/problems.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { createTestDatabase } from '#testing/database.ts'
import { changeOf, type OpenStream, openStream, stateOf, type StreamEvent } from '#testing/event-stream.ts'
import { startServer } from '#testing/second-process.ts'
import { Hub, hubOf } from './hub.ts'

let app: TestApp
let url: string
beforeAll(async () => {
  // Signs of life are given where a test asks for them.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await createTestApp({}, new Date().toISOString())
  url = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
})

const opened: OpenStream[] = []
afterEach(async () => {
  for (const stream of opened) stream.close()
  await Promise.all(opened.splice(0).map(({ ended }) => ended))
  await expect.poll(() => hubOf(app.ctx).count).toBe(0)
})

async function open(person: TestPerson, at = url): Promise<OpenStream> {
  const stream = await openStream(at, person)
  opened.push(stream)
  return stream
}
/** A stream of somebody to whom changes are told. */
async function openLive(person: TestPerson, at = url): Promise<OpenStream> {
  const stream = await open(person, at)
  await stream.next(stateOf(true))
  return stream
}
/** What was told to one person, and not to all because anything may have changed. */
const ownChange =
  (kind: string) =>
  (event: StreamEvent): boolean =>
    changeOf(kind)(event) && !event.data.everyone
const change = (personId: string, ...kinds: Parameters<typeof noteChange>[2][]) =>
  app.ctx.transaction(async (tx) => noteChange(tx, personId, ...kinds))

describe('an open page', () => {
  test('is told what changed of its person’s things, by name alone, and nothing of others', async () => {
    const [ada, bob] = [await app.person(), await app.person()]
    const [hers, his] = [await openLive(ada), await openLive(bob)]
    await change(ada.id, 'deposits')
    expect((await hers.next(ownChange('deposits'))).data).toEqual({ kinds: ['deposits'], everyone: false })
    await change(bob.id, 'withdrawals')
    await his.next(ownChange('withdrawals'))
    expect(his.events.filter(ownChange('deposits'))).toEqual([])
    expect(hers.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(hers.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(hers.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is told nothing of what was rolled back', async () => {
    const ada = await app.person()
    const stream = await openLive(ada)
    const failing = app.ctx.transaction(async (tx) => {
      noteChange(tx, ada.id, 'money')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await change(ada.id, 'withdrawals')
    await stream.next(ownChange('withdrawals'))
    expect(stream.events.filter(ownChange('money'))).toEqual([])
  })

  test('is told with all others of what changes for everybody', async () => {
    const streams = [await openLive(await app.person()), await openLive(await app.person())]
    await change(everyone, 'money')
    for (const stream of streams) {
      expect((await stream.next(changeOf('money'))).data).toEqual({ kinds: ['money'], everyone: true })
    }
  })

  test('more people at once than fit in one message are all told', async () => {
    const ada = await app.person()
    const stream = await openLive(ada)
    await app.ctx.transaction(async (tx) => {
      for (let n = 0; n < 300; n += 1) noteChange(tx, `${n}`.padStart(36, '0'), 'money', 'deposits')
      noteChange(tx, ada.id, 'money')
    })
    expect(await stream.next(ownChange('money'))).toBeDefined()
  })
})

test('a change in one process is told in the other, both ways; one that is stopped ends its streams', async () => {
  const other = await startServer(app.database.ownerUrl, {
    ROLE: 'web',
    DATA_DIR: app.ctx.config.dataDir,
  })
  try {
    const [ada, bob] = [await app.person(), await app.person()]
    const there = await openLive(ada, other.url)
    const here = await openLive(bob)
    await change(ada.id, 'money')
    await there.next(ownChange('money'))
    // A checkout made in the other process.
    const made = await fetch(`${other.url}/api/wallet/deposits/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: '100.00', coin: 'usdt' }),
    })
    expect(made.status).toBe(201)
    await here.next(ownChange('deposits'))
    await other.stop()
    await there.ended
    // Not cut off when the time for what is under way was over.
    expect(there.wasLost()).toBe(false)
  } finally {
    await other.stop()
  }
})

describe('a stream ends', () => {
  test('at once with its session, and no other', async () => {
    const ada = await app.person()
    const bob = await app.person()
    const [hers, his] = [await openLive(ada), await openLive(bob)]
    const { body } = await ada.call('GET', '/account/sessions/')
    expect((await ada.call('DELETE', `/account/sessions/${body[0].id}/`)).status).toBeLessThan(300)
    await hers.ended
    await change(bob.id, 'money')
    await his.next(ownChange('money'))
  })

  test('with the next sign of life where nobody told that the session is over', async () => {
    const ada = await app.person()
    const stream = await openLive(ada)
    await hubOf(app.ctx).beat()
    expect(stream.events.filter(({ event }) => event === 'beat').length).toBeGreaterThan(0)
    await sql`update session set ended_at = now() where person_id = ${ada.id}`.execute(app.ctx.db)
    await hubOf(app.ctx).beat()
    await stream.ended
  })

  test('with the next sign of life of somebody who may not have sessions any more', async () => {
    const ada = await app.person()
    const stream = await openLive(ada)
    await sql`update person set state = 'deactivated' where id = ${ada.id}`.execute(app.ctx.db)
    await hubOf(app.ctx).beat()
    await expect(stream.ended).resolves.toBeUndefined()
  })
})

describe('there is room for', () => {
  test('eight streams of one person; the ninth is told when to come again', async () => {
    const ada = await app.person()
    for (let n = 0; n < 8; n += 1) expect((await open(ada)).status).toBe(200)
    const ninth = await open(ada)
    expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await open(await app.person())).status).toBe(200)
    opened[0]?.close()
    await expect.poll(() => hubOf(app.ctx).count).toBe(8)
    expect((await open(ada)).status).toBe(200)
  })

  test('so many in a process, and no more', () => {
    const full = new Hub(app.ctx, { inAll: 0 })
    const refusal = refusalOf(() => full.open({ personId: 'a', sessionId: 'b' }, undefined as never))
    expect([refusal?.status, refusal?.headers['retry-after']]).toEqual([503, '60'])
  })

  test('nobody without a session', async () => {
    expect((await open({ access: 'x'.repeat(43) } as TestPerson)).status).toBe(401)
  })
})

function refusalOf(work: () => void): Problem | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Problem ? error : undefined
  }
}

test('a reader who takes nothing costs little memory, and is cut off', { timeout: 60_000 }, async () => {
  const ada = await app.person()
  const sockets: net.Socket[] = []
  const onConnection = (socket: net.Socket) => sockets.push(socket)
  app.app.server.on('connection', onConnection)
  const reader = net.connect(Number(new URL(url).port), '127.0.0.1')
  reader.on('error', () => undefined)
  reader.pause()
  reader.write(
    `GET /api/events/ HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${ada.access}\r\n\r\n`,
  )
  await expect.poll(() => hubOf(app.ctx).count).toBe(1)
  const [socket] = sockets
  let mostBytes = 0
  // Until what the two ends of the connection hold by themselves is full, and much more.
  for (let blocked = 0; blocked < 400; blocked += (socket?.writableLength ?? 0) > 0 ? 1 : 0) {
    for (let n = 0; n < 100; n += 1) hubOf(app.ctx).tell(new Map([[ada.id, new Set(['money' as const])]]))
    await setImmediate()
    mostBytes = Math.max(mostBytes, socket?.writableLength ?? 0)
  }
  app.app.server.off('connection', onConnection)
  expect(mostBytes).toBeLessThan(200_000)
  await hubOf(app.ctx).beat()
  expect(hubOf(app.ctx).count).toBe(1)
  await hubOf(app.ctx).beat()
  await expect.poll(() => hubOf(app.ctx).count).toBe(0)
  reader.destroy()
})

describe('when messages do not come in', () => {
  test('a page is told so, and told to read everything again once they do', async () => {
    const ada = await app.person()
    // The first stream of a process begins before it hears anything; what is said of the gap is asked of a second one.
    await openLive(ada)
    const stream = await openLive(ada)
    await runAs(
      app.database.ownerUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'evenmoor live' and datname = current_database()",
    )
    await stream.next(stateOf(false))
    await stream.next(changeOf('money', 'deposits', 'withdrawals', 'notifications'))
    await change(ada.id, 'money')
    expect(await stream.next(ownChange('money'))).toBeDefined()
  })

  test('a connection that is open but silent is found out by its echo', async () => {
    // Messages stay within a database: one that listens in another hears nothing.
    const elsewhere = await createTestDatabase()
    const states: boolean[] = []
    const listener = listenForChanges({
      target: { url: elsewhere.ownerUrl },
      log: app.ctx.log,
      send: (message) => notify(app.ctx.db, [message]),
      onChanges: () => undefined,
      onState: (isLive) => states.push(isLive),
      echoWithinMs: 200,
    })
    await expect.poll(() => states.length).toBeGreaterThan(1)
    expect(states).not.toContain(true)
    await listener.stop()
    await elsewhere.drop()
  })
})
