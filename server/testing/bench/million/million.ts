/**
 * How an installation of a million investors feels: made, checked whole, and then asked, while days are accrued, for what
 * investors and staff ask for. Smaller ones by its options.
 */
import { readFile } from 'node:fs/promises'
import { verifyChain } from '@evenmoor/ledger'
import type pg from 'pg'
import { roleCan } from '@evenmoor/contract/staff'
import { readConfig } from '#config.ts'
import { createContext } from '#context.ts'
import { modules } from '#modules.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { createPool } from '#platform/database/pool.ts'
import { accrueDay } from '#positions/accrue-day.ts'
import { startServer } from '#testing/second-process.ts'
import { asApplication } from '../../pool.ts'
import { assertSound } from '../assert-sound.ts'
import type { BenchServer } from '../bench-server.ts'
import { asPerson, type BenchRequest, openCallers } from '../http/callers.ts'
import { benchPassword } from '../http/people.ts'
import { quantileOf, timed } from '../measure.ts'
import { createBenchDatabase } from '../server.ts'
import { table, verdict, whole } from '../table.ts'
import { type Installation, makeInstallation } from './make-installation.ts'

export type MillionOptions = {
  readonly investors: number
  readonly postings: number
  /** How often each call is made. */
  readonly times: number
}

const p95Max = 150
const readyMax = 5
const makingMinutesMax = 30

export async function benchMillion(
  server: BenchServer,
  options: MillionOptions,
  say: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<string> {
  const database = await createBenchDatabase(server, { migrated: true })
  const owner = createPool(database.url, { max: 1 })
  const pool = createPool(asApplication(database.url), { max: 10 })
  const stops: (() => Promise<unknown>)[] = [() => database.drop(), () => owner.end(), () => pool.end()]
  try {
    for (const one of [owner, pool]) one.options.statement_timeout = false
    const ctx = createContext({ config: readConfig({}, '/nowhere'), pool, log: silent })
    const made = await timed(() => makeInstallation(ctx, owner, options, say))
    const checks = await timed(() => assertWhole(owner))
    say(`made in ${whole(made.seconds)} s, and sound (checked in ${whole(checks.seconds)} s)`)
    const start = await timed(() => startServer(database.url, { TRUST_PROXY: 'loopback', ROLE: 'web' }))
    const product = start.result
    stops.push(product.stop)
    const ready = await timed(() => fetch(`${product.url}/readyz`))
    if (!ready.result.ok) throw new Error(`/readyz answered ${ready.result.status}`)
    const before = await memoryOf(product.pid)
    const beside = besideDays(ctx, made.result.nextDay)
    const measured = measureAll(product.url, made.result, options.times, say).finally(() => beside.end())
    const [rows, days] = await Promise.all([measured, beside.days])
    const after = await memoryOf(product.pid)
    return [
      `## ${whole(options.investors)} investors: ${server.name}`,
      `${whole(options.investors * 2)} positions, ${whole(made.result.postings)} postings; made and sealed in ${(made.seconds / 60).toFixed(1)} min ` +
        `(${verdict(made.seconds / 60 <= makingMinutesMax, `≤ ${makingMinutesMax} min`)}), all invariants, positions and the chain checked in ${whole(checks.seconds)} s. ` +
        `From the start of a process to its first /readyz: ${(start.seconds + ready.seconds).toFixed(1)} s ` +
        `(${verdict(start.seconds + ready.seconds <= readyMax, `≤ ${readyMax} s`)}). ` +
        `Its memory before and after: ${before.toFixed(0)} → ${after.toFixed(0)} MiB. ` +
        `One caller, each call ${options.times} times; beside it ${days} days were accrued.`,
      '',
      table(['call', 'p50 ms', 'p95 ms', 'target'], rows),
    ].join('\n')
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const leftOut: ReadonlySet<string> = new Set([
  // Nothing is answered here without a question.
  '/api/plans/outlook/',
  // Compares everything there is: at this size it is refused after its five seconds, which the calls after it would feel.
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
    get('/api/staff/investors/?q={email}', 'staff'),
    get('/api/staff/investors/?q={part}', 'staff'),
    get('/api/staff/investors/?q=nobody-at-all', 'staff'),
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

/** Accrues one day after another until it is ended, or up to now; `days` is how many there were, the last one whole. */
function besideDays(
  ctx: Parameters<typeof accrueDay>[0],
  from: string,
): { readonly end: () => void; readonly days: Promise<number> } {
  const over = new AbortController()
  const accrue = async (): Promise<number> => {
    const today = utcDay(ctx.clock.now())
    let count = 0
    for (let day = from; !over.signal.aborted && day < today; day = addDays(day, 1)) {
      await accrueDay(ctx, day)
      count += 1
    }
    return count
  }
  return { end: () => over.abort(), days: accrue() }
}

/** The ledger, the positions and the chain. */
async function assertWhole(owner: pg.Pool): Promise<void> {
  await assertSound(owner)
  const { violations } = await verifyChain(owner)
  if (violations.length > 0) throw new Error(`the chain does not hold: ${violations[0]?.detail}`)
}

/** The resident memory of a process, in MiB; Linux alone tells it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_024
}

const silent = { info: () => undefined, warn: () => undefined, error: console.error, debug: () => undefined }
