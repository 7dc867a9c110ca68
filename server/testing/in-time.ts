import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Reply, TestApp, TestPerson } from './app.ts'

/** Whatever hangs, nobody waits longer for an answer. */
export const answerWithinMs = 10_000

/** A program that looks after processes gives up sooner. */
const readyWithinMs = 3_000

export type Timed = Reply & { readonly ms: number }

export async function timed(asking: Promise<Reply>): Promise<Timed> {
  const startedMs = performance.now()
  const reply = await asking
  return { ...reply, ms: performance.now() - startedMs }
}

export const invest = (person: TestPerson, key: string): Promise<Reply> =>
  person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })

/** A request of each kind that needs the database, all at once; twelve that invest, so that the pool is used up. */
export async function askEverything(
  app: TestApp,
  ada: TestPerson,
): Promise<{ keys: readonly string[]; answers: readonly Timed[]; ready: Timed; alive: Timed }> {
  const keys = Array.from({ length: 12 }, () => randomUUID())
  const [ready, alive, ...answers] = await Promise.all([
    timed(app.call('GET', '/readyz')),
    timed(app.call('GET', '/healthz')),
    ...keys.map((key) => timed(invest(ada, key))),
    timed(ada.call('GET', '/api/wallet/')),
    timed(ada.call('GET', '/api/wallet/transactions/')),
    timed(app.call('POST', '/account/login/', { email: ada.email, password: 'not the right one' })),
    timed(app.call('POST', '/api/password_reset/', { email: ada.email })),
  ])
  return { keys, answers, ready, alive }
}

/** 503 in time, with a sentence and when to come again. */
export function expectSentAway({ status, ms, headers, body }: Timed): void {
  expect({ status, retry: Number(headers['retry-after']) > 0, inTime: ms < answerWithinMs }).toEqual({
    status: 503,
    retry: true,
    inTime: true,
  })
  expect(body.detail).toMatch(/^(?:We|That) [^.]+\. Try again/)
}

/** Each was told in a sentence that it can come again, and when, before it had waited too long; the process knows of it. */
export function expectAllSentAway({
  answers,
  ready,
  alive,
}: Awaited<ReturnType<typeof askEverything>>): void {
  for (const answer of answers) expectSentAway(answer)
  expect([ready.status, ready.ms < readyWithinMs]).toEqual([503, true])
  expect(alive.status).toBe(200)
}
