/**
 * The product on three database machines, of which the leader is taken away again and again under callers who invest: what
 * was acknowledged, what came of it, and how long nobody was served.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkInvariants, type Sql } from '@evenmoor/ledger'
import { asPerson, type Callers, inTurn, openCallers } from './bench/http/callers.ts'
import { type BenchPerson, makePeople } from './bench/http/people.ts'
import { runAs, withDatabase } from './cluster.ts'
import type { Machine } from './patroni/machine-files.ts'
import { type PatroniCluster, startPatroni } from './patroni.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'

/** What can happen to the leader; gives how it is undone, where it doesn't end by itself. */
const faults = {
  'switchover is asked for': (cluster: PatroniCluster, leader: Machine) => cluster.switchover(leader),
  'PostgreSQL killed with -9': (cluster: PatroniCluster, leader: Machine) => cluster.killServer(leader),
  'machine killed with -9': (cluster: PatroniCluster, leader: Machine) => cluster.killMachine(leader),
  'PostgreSQL frozen': (cluster: PatroniCluster, leader: Machine) => cluster.freezeServer(leader),
  'machine frozen': (cluster: PatroniCluster, leader: Machine) => cluster.freezeMachine(leader),
  'machine cut off': (cluster: PatroniCluster, leader: Machine) => cluster.cutOff(leader),
} satisfies Record<string, (cluster: PatroniCluster, leader: Machine) => void | (() => void) | Promise<void>>

export type Fault = keyof typeof faults
export const allFaults: readonly Fault[] = Object.keys(faults) as Fault[]

/** What one fault did to those who asked. */
export type Outage = {
  readonly fault: Fault
  readonly from: string
  readonly to: string
  /** The longest time in which no investment was acknowledged. */
  readonly writesMs: number
  /** The longest time in which nobody was told their balance. */
  readonly balancesMs: number
  /** The longest time in which nobody was given what anybody may read. */
  readonly publicMs: number
  readonly refusals: number
}

export type Failovers = {
  readonly outages: readonly Outage[]
  readonly acknowledged: number
  /** Acknowledged, and not there. */
  readonly lost: readonly string[]
  /** More positions, or dollars in them, than keys that were sent. */
  readonly doubled: number
  /** Answers that are neither 201, 200 nor 503 with a time to come again. */
  readonly strange: readonly string[]
  readonly slowestAnswerMs: number
  readonly violations: readonly unknown[]
}

export type FailoverOptions = {
  readonly faults: readonly Fault[]
  readonly callers: number
  /** Is told of each as it is over. */
  readonly onOutage?: (outage: Outage) => void
}

/** A person reads what they got before they ask again. */
const paceMs = 100
/** How long a fault lasts beyond the first investment that is made in spite of it. */
const onwardMs = 4_000
const wholeWithinMs = 120_000
const investedUsd = '100'

/** Runs the faults one after the other, each on whoever is leader, once all three machines are whole again. */
export async function failOver(options: FailoverOptions): Promise<Failovers> {
  const cluster = await startPatroni()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-failover-'))
  const running: RunningProgram[] = []
  const killAll = () => {
    for (const { pid } of running) process.kill(pid, 'SIGKILL')
  }
  process.once('exit', killAll)
  try {
    const url = await makeDatabase(cluster)
    const owner = new pg.Pool({ connectionString: withDatabase(cluster.leaderUrl, 'evenmoor'), max: 1 })
    owner.on('error', () => undefined)
    const settings = { DATA_DIR: dataDir, DATABASE_REPLICA_URL: replicaOf(cluster, url) }
    const web = { ...settings, ROLE: 'web', TRUST_PROXY: 'loopback' }
    // One after the other: the first makes the schema and the keys.
    running.push(await startServer(url, web))
    running.push(await startServer(url, web))
    running.push(await startServer(url, { ...settings, ROLE: 'worker' }, 'HEALTH_PORT'))
    const { loggedIn } = await makePeople(owner)
    const before = await count(owner)
    const load = startLoad(running.slice(0, 2), loggedIn, options.callers)
    const outages: Outage[] = []
    try {
      await load.untilServed()
      for (const fault of options.faults) {
        const outage = await suffer(cluster, load, fault)
        outages.push(outage)
        options.onOutage?.(outage)
      }
    } finally {
      await load.stop()
    }
    // Tables have grown many times over since they were looked at.
    await owner.query('analyze')
    const violations = await checkInvariants(asSql(owner))
    const after = await count(owner)
    const found = await owner.query<{ key: string }>(
      `select key from idempotent_answer where status = 201 and key = any($1)`,
      [load.acknowledged],
    )
    const there = new Set(found.rows.map(({ key }) => key))
    await owner.end()
    return {
      outages,
      acknowledged: load.acknowledged.length,
      lost: load.acknowledged.filter((key) => !there.has(key)),
      doubled: after.positions - before.positions - load.acknowledged.length,
      strange: load.strange,
      slowestAnswerMs: load.slowestAnswerMs(),
      violations,
    }
  } finally {
    process.removeListener('exit', killAll)
    await Promise.all(running.map(({ kill }) => kill()))
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The product's own database and owner, as an operator makes them. */
async function makeDatabase({ leaderUrl }: PatroniCluster): Promise<string> {
  await runAs(leaderUrl, `create role evenmoor login createrole password 'only-for-tests'`)
  await runAs(leaderUrl, 'create database evenmoor owner evenmoor')
  const url = new URL(withDatabase(leaderUrl, 'evenmoor'))
  url.username = 'evenmoor'
  url.password = 'only-for-tests'
  return url.href
}

function replicaOf({ replicaUrl }: PatroniCluster, url: string): string {
  const replica = new URL(url)
  replica.port = new URL(replicaUrl).port
  return replica.href
}

async function suffer(cluster: PatroniCluster, load: Load, fault: Fault): Promise<Outage> {
  const leader = await cluster.untilWhole(wholeWithinMs)
  await load.untilServed()
  load.beginCount()
  const undo = await faults[fault](cluster, leader)
  const next = await load.untilInvestedAfter(leader, cluster)
  await sleep(onwardMs)
  undo?.()
  const whole = await cluster.untilWhole(wholeWithinMs)
  await load.untilServed()
  return { fault, from: leader.name, to: (next ?? whole).name, ...load.count() }
}

type Load = {
  readonly acknowledged: readonly string[]
  readonly strange: readonly string[]
  readonly slowestAnswerMs: () => number
  /** Waits until each kind of request has been served from now on. */
  readonly untilServed: () => Promise<void>
  /** Waits until somebody has invested on another leader than this. */
  readonly untilInvestedAfter: (leader: Machine, cluster: PatroniCluster) => Promise<Machine | undefined>
  readonly beginCount: () => void
  readonly count: () => Pick<Outage, 'writesMs' | 'balancesMs' | 'publicMs' | 'refusals'>
  readonly stop: () => Promise<void>
}

const kinds = ['writes', 'balances', 'public'] as const
type Kind = (typeof kinds)[number]

const readers: readonly (readonly [Kind, string])[] = [
  ['balances', '/api/wallet/'],
  ['balances', '/api/investments/'],
  ['public', '/api/plans/'],
  ['public', '/api/results/'],
]

/** Callers who invest, each asking again with the same key until it is done, and some who read. */
function startLoad(
  processes: readonly RunningProgram[],
  people: readonly BenchPerson[],
  callerCount: number,
): Load {
  const connections = processes.map(({ url }) => openCallers(url, callerCount + readers.length))
  const nextProcess = inTurn(connections)
  const nextPerson = inTurn(people)
  const over = new AbortController()
  const acknowledged: string[] = []
  const strange: string[] = []
  const lastMs: Record<Kind, number> = { writes: 0, balances: 0, public: 0 }
  let gapsMs: Record<Kind, number> = { writes: 0, balances: 0, public: 0 }
  let refusals = 0
  let slowestMs = 0
  const served = (kind: Kind): void => {
    const now = performance.now()
    if (lastMs[kind] > 0) gapsMs[kind] = Math.max(gapsMs[kind], now - lastMs[kind])
    lastMs[kind] = now
  }
  const pause = (ms: number) => sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)

  /** Whether it was served; what else may be answered is that one has to come again. */
  async function ask(
    kind: Kind,
    status: number,
    request: Parameters<Callers['request']>[0],
  ): Promise<boolean> {
    const startedMs = performance.now()
    try {
      const reply = await nextProcess().request(request)
      if (reply.status === status) {
        served(kind)
        return true
      }
      refusals += 1
      if (reply.status !== 503 || reply.retryAfter === undefined)
        strange.push(`${request.method} ${request.path}: ${reply.status}, Retry-After: ${reply.retryAfter}`)
    } catch (error) {
      strange.push(`${request.method} ${request.path}: ${String(error)}`)
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - startedMs)
    }
    return false
  }

  async function invest(): Promise<void> {
    while (!over.signal.aborted) {
      const key = randomUUID()
      const request = {
        method: 'POST' as const,
        path: '/api/investments/',
        headers: { ...asPerson(nextPerson()), 'idempotency-key': key },
        body: { plan_id: 'basic', amount: investedUsd },
      }
      // Also after the end: what was begun is brought to an end, so that keys and positions can be compared.
      while (!(await ask('writes', 201, request))) await sleep(500)
      acknowledged.push(key)
      await pause(paceMs)
    }
  }

  async function read(kind: Kind, path: string): Promise<void> {
    while (!over.signal.aborted) {
      const headers = kind === 'public' ? {} : asPerson(nextPerson())
      await ask(kind, 200, { method: 'GET', path, headers })
      await pause(paceMs)
    }
  }

  const asking = [
    ...Array.from({ length: callerCount }, invest),
    ...readers.map(([kind, path]) => read(kind, path)),
  ]
  const untilServed = async () => {
    const fromMs = performance.now()
    while (!kinds.every((kind) => lastMs[kind] > fromMs)) await sleep(50)
  }
  return {
    acknowledged,
    strange,
    slowestAnswerMs: () => slowestMs,
    untilServed,
    untilInvestedAfter: async (leader, cluster) => {
      for (;;) {
        const now = await cluster.leader().catch(() => undefined)
        if (now !== undefined && now.name !== leader.name) {
          const fromMs = performance.now()
          while (lastMs.writes < fromMs) await sleep(50)
          return now
        }
        await sleep(200)
      }
    },
    beginCount: () => {
      gapsMs = { writes: 0, balances: 0, public: 0 }
      refusals = 0
    },
    count: () => ({
      writesMs: gapsMs.writes,
      balancesMs: gapsMs.balances,
      publicMs: gapsMs.public,
      refusals,
    }),
    stop: async () => {
      over.abort()
      await Promise.all(asking)
      await Promise.all(connections.map(({ close }) => close()))
    },
  }
}

async function count(owner: pg.Pool): Promise<{ positions: number }> {
  const { rows } = await owner.query<{ positions: number }>('select count(*)::int as positions from position')
  return { positions: rows[0]?.positions ?? 0 }
}

const asSql = (pool: pg.Pool): Sql => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await pool.query(text, [...values])
    return { rows: rows as Row[] }
  },
})
