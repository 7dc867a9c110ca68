/**
 * How an installation of a million investors feels: made, checked whole, and then asked, while a worker of the product
 * accrues days and does its other jobs, for what investors and staff ask for. Smaller ones by its options.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyChain } from '@evenmoor/ledger'
import type pg from 'pg'
import { roleCan } from '@evenmoor/contract/staff'
import { readConfig } from '#config.ts'
import { createContext } from '#context.ts'
import { modules } from '#modules.ts'
import { createPool } from '#platform/database/pool.ts'
import { startServer } from '#testing/second-process.ts'
import { asApplication } from '../../pool.ts'
import { assertSound } from '../assert-sound.ts'
import type { BenchServer } from '../bench-server.ts'
import { asPerson, type BenchRequest, openCallers } from '../http/callers.ts'
import { benchPassword } from '../http/people.ts'
import { quantileOf, timed } from '../measure.ts'
import { createBenchDatabase } from '../server.ts'
import { table, verdict, whole } from '../table.ts'
import { describeCheckLag, watchCheckLag } from './check-lag.ts'
import { fillConsole } from './fill-console.ts'
import { type Installation, makeInstallation } from './make-installation.ts'
import { describeMemory, watchMemory } from './memory-watch.ts'

export type MillionOptions = {
  readonly investors: number
  readonly postings: number
  /** How often each call is made. */
  readonly times: number
  /** The worker is watched for so long at least: its check of the invariants is made about once a minute. */
  readonly watchedSeconds: number
}

const p95Max = 150
const readyMax = 5
const makingMinutesMax = 30

export async function benchMillion(
  server: BenchServer,
  options: MillionOptions,
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<string> {
  const stops: (() => Promise<unknown>)[] = []
  try {
    const database = await createBenchDatabase(server, { migrated: true })
    stops.push(database.drop)
    const owner = createPool(database.url, { max: 1 })
    const pool = createPool(asApplication(database.url), { max: 10 })
    const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-million-'))
    stops.push(
      () => owner.end(),
      () => pool.end(),
      () => rm(dataDir, { recursive: true, force: true }),
    )
    for (const one of [owner, pool]) one.options.statement_timeout = false
    const ctx = createContext({ config: readConfig({}, '/nowhere'), pool, log: silent })
    const made = await timed(() => makeInstallation(ctx, owner, options, say))
    await fillConsole(owner, options.investors)
    say('what staff list is there')
    const checks = await timed(() => assertWhole(owner))
    say(`made in ${whole(made.seconds)} s, and sound (checked in ${whole(checks.seconds)} s)`)
    const settings = { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' }
    const start = await timed(() => startServer(database.url, { ...settings, ROLE: 'web' }))
    const product = start.result
    stops.push(product.stop)
    const ready = await timed(() => fetch(`${product.url}/readyz`))
    if (!ready.result.ok) throw new Error(`/readyz answered ${ready.result.status}`)
    const worker = await startServer(database.url, { ...settings, ROLE: 'worker' }, 'HEALTH_PORT')
    // In the middle of a day that is accrued, which the next run would end.
    stops.push(worker.kill)
    const watched = {
      product: watchMemory(product.pid),
      worker: watchMemory(worker.pid),
      lag: watchCheckLag(owner),
    }
    const [rows] = await Promise.all([
      measureAll(product.url, made.result, options.times, say),
      sleep(options.watchedSeconds * 1_000),
    ])
    const seen = {
      product: await watched.product.end(),
      worker: await watched.worker.end(),
      lag: await watched.lag.end(),
    }
    const days = await daysAccrued(owner, made.result.nextDay)
    const readySeconds = start.seconds + ready.seconds
    const makingMinutes = made.seconds / 60
    return [
      `## ${whole(options.investors)} investors: ${server.name}`,
      `${whole(options.investors * 2)} positions, ${whole(made.result.postings)} postings; made and sealed in ${makingMinutes.toFixed(1)} min ` +
        `(${verdict(makingMinutes <= makingMinutesMax, `≤ ${makingMinutesMax} min`)}), all invariants, positions and the chain checked in ${whole(checks.seconds)} s. ` +
        `From the start of a process to its first /readyz: ${readySeconds.toFixed(1)} s (${verdict(readySeconds <= readyMax, `≤ ${readyMax} s`)}). ` +
        `One caller, each call ${options.times} times; beside it a worker accrued ${days} days of a plan and did its other jobs.`,
      `The process that serves: ${describeMemory(seen.product)}. The worker: ${describeMemory(seen.worker)}.`,
      describeCheckLag(seen.lag),
      '',
      table(['call', 'p50 ms', 'p95 ms', 'target'], rows),
    ].join('\n')
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/**
 * Left out: nothing is answered without a question, and comparing everything there is, is refused after its five seconds at
 * this size, which the calls after it would feel.
 */
const leftOut: ReadonlySet<string> = new Set([
  '/api/plans/outlook/',
  '/api/staff/reconciliation/differences/',
])

type Call = {
  readonly name: string
  readonly status: number
  readonly request: (turn: number) => BenchRequest
}

/** Signing in, every call that reads and names no thing, as an investor and as staff, and searches. */
function callsOn({ investors, staff }: Installation): readonly Call[] {
  const investor = (turn: number) => investors[(turn * 7919) % investors.length]!
  const get = (path: string, whose: 'investor' | 'staff'): Call => ({
    name: `GET ${path}${whose === 'staff' ? ' (staff)' : ''}`,
    status: 200,
    request: (turn) => {
      const one = investor(turn)
      return {
        method: 'GET',
        path: path
          .replace('{id}', one.id)
          .replace('{email}', encodeURIComponent(one.email))
          .replace('{part}', encodeURIComponent(one.email.slice(0, 4))),
        headers: asPerson(whose === 'staff' ? staff : one),
      }
    },
  })
  const reads = modules
    .flatMap(({ routes }) => routes)
    .filter(({ endpoint: { method, path, givesFile }, isDownload, isEventStream }) => {
      if (method !== 'GET' || givesFile || isDownload === true || isEventStream === true) return false
      return !path.includes('{') && !leftOut.has(path)
    })
    .map(({ endpoint }) => endpoint)
  const isStaffs = ({ access }: (typeof reads)[number]) =>
    access.kind === 'staff' && roleCan('admin', access.permission)
  return [
    {
      name: 'POST /account/login/',
      status: 200,
      request: (turn) => {
        const { email, address } = investor(turn)
        return {
          method: 'POST',
          path: '/account/login/',
          headers: { 'x-forwarded-for': address },
          body: { email, password: benchPassword },
        }
      },
    },
    ...reads.filter(({ access }) => access.kind === 'investor').map(({ path }) => get(path, 'investor')),
    get('/api/wallet/transactions/?type=result', 'investor'),
    get('/api/wallet/transactions/?q=plan', 'investor'),
    get('/api/wallet/history/?range=all', 'investor'),
    ...reads.filter(isStaffs).map(({ path }) => get(path, 'staff')),
    get('/api/staff/withdrawals/?status=open', 'staff'),
    get('/api/staff/withdrawals/?sort=-amount', 'staff'),
    get('/api/staff/payouts/?sort=-amount', 'staff'),
    get('/api/staff/pauses/?status=open', 'staff'),
    get('/api/staff/bonuses/?status=pending', 'staff'),
    get('/api/staff/bonuses/?sort=-amount', 'staff'),
    get('/api/staff/investors/?q={email}', 'staff'),
    get('/api/staff/investors/?q={part}', 'staff'),
    get('/api/staff/investors/?q=nobody-at-all', 'staff'),
    get('/api/staff/investors/?state=active', 'staff'),
    get('/api/staff/investors/?state=locked', 'staff'),
    get('/api/staff/investors/?sort=name', 'staff'),
    get('/api/staff/investors/?sort=email', 'staff'),
    get('/api/staff/investors/{id}/', 'staff'),
    get('/api/staff/investors/{id}/transactions/', 'staff'),
  ]
}

async function measureAll(
  url: string,
  made: Installation,
  times: number,
  say: (line: string) => void,
): Promise<string[][]> {
  const callers = openCallers(url, 1)
  const rows: string[][] = []
  let turn = 0
  try {
    for (const call of callsOn(made)) {
      const taken: number[] = []
      const odd = new Map<number, number>()
      for (let n = 0; n < times; n += 1) {
        const { seconds, result } = await timed(() => callers.request(call.request((turn += 1))))
        taken.push(seconds * 1_000)
        if (result.status !== call.status) odd.set(result.status, (odd.get(result.status) ?? 0) + 1)
      }
      const p95 = quantileOf(taken, 0.95)
      const answers = [...odd].map(([status, count]) => `, ${count} answered ${status}`).join('')
      rows.push([
        call.name,
        quantileOf(taken, 0.5).toFixed(1),
        p95.toFixed(1),
        `${verdict(p95 <= p95Max && odd.size === 0, `≤ ${p95Max} ms`)}${answers}`,
      ])
      say(rows.at(-1)!.join(' | '))
    }
  } finally {
    await callers.close()
  }
  return rows
}

/** How often a plan's day was accrued to its end, from a day on. */
async function daysAccrued(owner: pg.Pool, from: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from accrued_result where day >= $1',
    [from],
  )
  return rows[0]?.count ?? 0
}

/** The ledger, the positions and the chain. */
async function assertWhole(owner: pg.Pool): Promise<void> {
  await assertSound(owner)
  const { violations } = await verifyChain(owner)
  if (violations.length > 0) throw new Error(`the chain does not hold: ${violations[0]?.detail}`)
}

const silent = { info: () => undefined, warn: () => undefined, error: console.error, debug: () => undefined }
