/** Callers who go on while the processes that answer them are replaced. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fund } from '#wallet/testing/fund.ts'
import type { TestApp, TestPerson } from './app.ts'
import { openStream } from './event-stream.ts'

/** A person reads what they got before they ask again. */
const paceMs = 250
const fundedUsd = '1000000'
const investedUsd = 100

/** What callers met. */
export type Met = {
  readonly answered: number
  /** Each answer that nobody should get, each connection and stream that was lost, each balance that isn't what was invested. */
  readonly failures: readonly string[]
  /** The positions that callers were told of, one for each key. */
  readonly acknowledged: readonly string[]
  /** How often a stream was opened, and how many changes were told on one. */
  readonly streams: number
  readonly changes: number
}

export type RestartLoad = {
  readonly begin: () => void
  /** Resolves when each caller has the answer that they wait for. */
  readonly end: () => Promise<Met>
}

/**
 * Of four callers one invests and looks at the balance, one reads what that one has, one listens to what changes there, and
 * one is a visitor.
 */
export async function makeRestartLoad(app: TestApp, site: string, callers: number): Promise<RestartLoad> {
  const over = new AbortController()
  const failures: string[] = []
  const acknowledged: string[] = []
  const open = new Set<{ readonly close: () => void }>()
  let [answered, streams, changes] = [0, 0, 0]
  const pause = () => sleep(paceMs, undefined, { signal: over.signal }).catch(() => undefined)

  /** The body, where the answer is what it should be. */
  async function ask(
    status: number,
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<any> {
    try {
      const answer = await fetch(site + path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (answer.status === status) {
        answered += 1
        return JSON.parse(text)
      }
      failures.push(
        `${method} ${path}: ${answer.status} ${answer.headers.get('x-balancer') ?? text.slice(0, 200)}`,
      )
    } catch (error) {
      const { cause } = error as Error
      failures.push(`${method} ${path}: ${String(error)}: ${String(cause)}`)
    }
    return undefined
  }

  async function invest(headers: Readonly<Record<string, string>>): Promise<void> {
    for (let positions = 0; !over.signal.aborted; await pause()) {
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      const plan = { plan_id: 'basic', amount: String(investedUsd) }
      // Whoever was not told asks again, with the same key.
      const made =
        (await ask(201, 'POST', '/api/investments/', keyed, plan)) ??
        (await ask(201, 'POST', '/api/investments/', keyed, plan))
      if (made === undefined) return
      acknowledged.push(made.id)
      positions += 1
      // Whichever process answers knows of it.
      const wallet = await ask(200, 'GET', '/api/wallet/', headers)
      if (wallet !== undefined && wallet.invested !== `${positions * investedUsd}.00`)
        failures.push(`${wallet.invested} invested after ${positions} positions`)
    }
  }

  async function read(headers: Readonly<Record<string, string>>): Promise<void> {
    for (; !over.signal.aborted; await pause()) {
      await ask(200, 'GET', '/api/wallet/transactions/', headers)
      await pause()
      await ask(200, 'GET', '/api/investments/', headers)
    }
  }

  async function visit(headers: Readonly<Record<string, string>>): Promise<void> {
    for (; !over.signal.aborted; await pause()) {
      await ask(200, 'GET', '/api/plans/', headers)
      await pause()
      await ask(400, 'POST', '/account/login/', headers, {})
    }
  }

  async function listen(person: TestPerson): Promise<void> {
    while (!over.signal.aborted) {
      const stream = await openStream(site, person).catch((error: unknown) => {
        failures.push(`a stream: ${String(error)}`)
      })
      if (stream === undefined) {
        await pause()
        continue
      }
      open.add(stream)
      if (over.signal.aborted) stream.close()
      await stream.ended
      open.delete(stream)
      streams += 1
      changes += stream.events.filter(({ event }) => event === 'change').length
      if (stream.status !== 200) failures.push(`a stream: ${stream.status}`)
      else if (stream.wasLost() && !over.signal.aborted) failures.push('a stream was cut off')
    }
  }

  const people: TestPerson[] = []
  for (let n = 0; n < Math.ceil(callers / 4); n++) {
    const person = await app.person()
    await fund(app, person.id, fundedUsd)
    people.push(person)
  }
  // They work on for longer than a token lasts.
  const access_expires_at = new Date(Date.now() + 60 * 60_000)
  await app.ctx.db.updateTable('session').set({ access_expires_at }).execute()

  let asking: Promise<void>[] = []
  return {
    begin: () => {
      asking = people.flatMap((person, n) => {
        // As Caddy names them.
        const visitor = { 'x-forwarded-for': `10.0.0.${n + 1}` }
        const headers = { ...visitor, authorization: `Bearer ${person.access}` }
        return [invest(headers), read(headers), listen(person), visit(visitor)]
      })
    },
    end: async () => {
      over.abort()
      for (const stream of open) stream.close()
      await Promise.all(asking)
      return { answered, failures, acknowledged, streams, changes }
    },
  }
}
