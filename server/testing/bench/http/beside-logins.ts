/** What others notice while as many wait to log in as may wait: the 95th percentile of calls of every kind. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantileOf } from '../measure.ts'
import { table, verdict, whole } from '../table.ts'
import { asPerson, type BenchRequest, inTurn, openCallers } from './callers.ts'
import type { BenchPeople, BenchPerson } from './people.ts'
import { loginOf, walletOf } from './shares.ts'

/** Two are hashed, 200 wait, and whoever comes beyond that is told when to come again. */
const crowd = 210
const idleMs = 3_000
const busyMs = 12_000
const p95Max = 100

/** Between two requests of one kind: what is measured is waiting, not how much fits. */
const pauseMs = 20

type Stage = { readonly people: BenchPeople; readonly url: string }

export async function benchBesideLogins({ people, url }: Stage): Promise<string> {
  const others = openCallers(url, 8)
  const crowded = openCallers(url, crowd)
  try {
    const kinds = kindsOf(people.loggedIn)
    const measureFor = (ms: number) =>
      Promise.all(kinds.map(async ({ next }) => ({ idle: await latencies(others.request, next, ms) })))
    const idle = await measureFor(idleMs)
    const logins = { done: 0, refused: 0 }
    const over = new AbortController()
    const person = inTurn(people.loggingIn)
    const one = async () => {
      while (!over.signal.aborted) {
        const { status, retryAfter } = await crowded.request(loginOf(person()))
        if (status === 200) logins.done += 1
        else if (status !== 503) throw new Error(`a login was answered with ${status}`)
        else {
          logins.refused += 1
          await sleep(Number(retryAfter) * 1_000)
        }
      }
    }
    const crowding = Promise.all(Array.from({ length: crowd }, one))
    // Until everybody who came at the start waits.
    await sleep(1_000)
    const busy = await measureFor(busyMs).finally(() => over.abort())
    await crowding
    const rows = kinds.map(({ name }, n) => {
      const [before, beside] = [idle[n]?.idle ?? [], busy[n]?.idle ?? []]
      const p95 = quantileOf(beside, 0.95)
      return [
        name,
        whole(beside.length),
        ms(quantileOf(before, 0.95)),
        `${ms(quantileOf(beside, 0.5))} / ${ms(p95)}`,
        verdict(p95 < p95Max, `< ${p95Max} ms`),
      ]
    })
    return [
      `Beside ${crowd} who log in all the while (${whole(logins.done)} did, ${whole(logins.refused)} were told to come again):`,
      '',
      table(['call', 'how many', 'p95 before', 'p50 / p95 beside', 'target'], rows),
    ].join('\n')
  } finally {
    await others.close()
    await crowded.close()
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

type Kind = { readonly name: string; readonly next: () => BenchRequest }

function kindsOf(people: readonly BenchPerson[]): Kind[] {
  const person = inTurn(people)
  const get = (path: string): Kind => ({ name: `GET ${path}`, next: () => ({ method: 'GET', path }) })
  return [
    { name: 'GET /api/wallet/', next: () => walletOf(person()) },
    get('/api/plans/'),
    get('/healthz'),
    get('/readyz'),
    {
      name: 'POST /api/investments/',
      next: () => ({
        method: 'POST',
        path: '/api/investments/',
        headers: { ...asPerson(person()), 'idempotency-key': randomUUID() },
        body: { plan_id: 'basic', amount: '100.00' },
      }),
    },
  ]
}

async function latencies(
  request: ReturnType<typeof openCallers>['request'],
  next: () => BenchRequest,
  forMs: number,
): Promise<number[]> {
  const found: number[] = []
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(pauseMs)) {
    const asked = next()
    const begin = performance.now()
    const { status } = await request(asked)
    found.push(performance.now() - begin)
    if (status >= 300) throw new Error(`${asked.path} answered ${status}`)
  }
  return found
}
