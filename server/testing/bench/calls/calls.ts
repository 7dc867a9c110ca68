/**
 * Each call that people make most, on the product as a process of its own: how often in a second at 1, 16 and 64 callers, how
 * long it takes, how often it waits for the database and what it costs, beside pgbench and beside a bare server that makes
 * the same answer by one prepared statement. Rounds are interleaved.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import type pg from 'pg'
import { readConfig } from '#config.ts'
import { createContext } from '#context.ts'
import { createPool } from '#platform/database/pool.ts'
import { practiceAddress } from '#practice/address.ts'
import { createServer } from '#server.ts'
import { countTrips } from '#testing/calls/count-trips.ts'
import { startProgram } from '#testing/program.ts'
import { startServer } from '#testing/second-process.ts'
import { asApplication } from '../../pool.ts'
import type { BenchServer } from '../bench-server.ts'
import { asPerson, type BenchRequest, inTurn, openCallers } from '../http/callers.ts'
import { type BenchPerson, makePeople } from '../http/people.ts'
import { measure, medianRate, type Rate, median } from '../measure.ts'
import { findReference } from '../pgbench.ts'
import { createBenchDatabase } from '../server.ts'
import { makeReferenceTables } from '../tpcb-in-node.ts'
import { table, whole } from '../table.ts'
import { bareFunctions, bareStatements } from './bare-statements.ts'
import { processorTime } from './processor-time.ts'

export type CallsOptions = {
  readonly rounds: number
  readonly ms: number
  readonly scale: number
  /** At how many callers. */
  readonly callers: readonly number[]
  /** How many processes of the product serve. */
  readonly workers: number
}

/** A server is warmed up by so many. */
const warmCallers = 16

type Call = {
  readonly name: string
  readonly status: number
  readonly request: (person: BenchPerson) => BenchRequest
}

/** Each has an address of their own: requests to one address wait for each other. */
const payoutAddress = (email: string): string =>
  practiceAddress(
    Array.from(`${/^\d+/.exec(email)?.[0]}`.padStart(20, '0'), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join(
      '',
    ),
  )

const post = (path: `/${string}`, bodyOf: (person: BenchPerson) => unknown): Call => ({
  name: `POST ${path}`,
  status: 201,
  request: (person) => ({
    method: 'POST',
    path,
    headers: { ...asPerson(person), 'idempotency-key': randomUUID() },
    body: bodyOf(person),
  }),
})

const get = (path: `/${string}`): Call => ({
  name: `GET ${path}`,
  status: 200,
  request: (person) => ({ method: 'GET', path, headers: asPerson(person) }),
})

const calls: readonly Call[] = [
  post('/api/investments/', () => ({ plan_id: 'basic', amount: '100' })),
  post('/api/wallet/deposits/', () => ({ amount: '250.00', coin: 'usdt' })),
  post('/api/wallet/withdrawals/', ({ email }) => ({ amount: '10.00', address: payoutAddress(email) })),
  get('/api/wallet/'),
  get('/api/investments/'),
  get('/api/wallet/transactions/'),
  get('/api/notifications/'),
  get('/api/plans/'),
  get('/api/market/coins/'),
]

export async function benchCalls(server: BenchServer, options: CallsOptions): Promise<string> {
  const database = await createBenchDatabase(server, { migrated: true })
  const reference = await createBenchDatabase(server, { migrated: false })
  const owner = createPool(database.url, { max: 1 })
  const stops: (() => Promise<unknown>)[] = [() => database.drop(), () => reference.drop(), () => owner.end()]
  try {
    owner.options.statement_timeout = false
    const people = (await makePeople(owner)).loggedIn
    for (const statement of bareFunctions) await owner.query(statement)
    await knowAddresses(owner)
    await makeReferenceTables(reference.url, options.scale)
    const trips = await tripsOf(database.url, people)
    const product = await startServer(database.url, {
      TRUST_PROXY: 'loopback',
      ROLE: 'web',
      WORKERS: String(options.workers),
    })
    stops.push(product.stop)
    const bare = await startProgram(path.join(import.meta.dirname, 'bare-server.ts'), {
      DATABASE_URL: database.url,
    })
    stops.push(bare.stop)
    const stage = { owner, people, trips, product, bareUrl: bare.url, referenceUrl: reference.url }
    return await measureCalls(server, stage, options)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** An address that each of them has known long enough not to wait. */
async function knowAddresses(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ id: string; email: string }>('select id, email from person')
  await owner.query(
    `insert into saved_address (id, investor_id, network, address, label, added_at, usable_at)
     select gen_random_uuid(), id, 'practice', address, '', now(), now() from unnest($1::uuid[], $2::text[]) u (id, address)`,
    [rows.map(({ id }) => id), rows.map(({ email }) => payoutAddress(email))],
  )
}

/** Checkouts that are over make room for new ones: a person may have ten open. */
const makeRoom = (owner: pg.Pool) => owner.query(`update deposit set status = 'expired' where status = 'new'`)

/** How often each call waits for the database; counted in this process. */
async function tripsOf(url: string, people: readonly BenchPerson[]): Promise<ReadonlyMap<string, number>> {
  const pool = createPool(asApplication(url))
  const counter = countTrips(pool)
  const log = { info: () => undefined, warn: () => undefined, error: console.error, debug: () => undefined }
  const ctx = createContext({ config: readConfig({}, '/nowhere'), pool, log })
  const app = await createServer(ctx)
  const trips = new Map<string, number>()
  try {
    for (const { name, status, request } of calls) {
      const person = people[trips.size] ?? people[0]!
      const { body, ...asked } = request(person)
      const given = { method: asked.method, url: asked.path, headers: asked.headers ?? {} }
      const sent: InjectOptions = body === undefined ? given : { ...given, payload: body as object }
      const counted = await counter.during(async () => {
        const reply = await app.inject(sent)
        if (reply.statusCode !== status)
          throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`)
      })
      trips.set(name, counted.trips)
    }
  } finally {
    await app.close()
    await ctx.db.destroy()
  }
  return trips
}

type Stage = {
  readonly owner: pg.Pool
  readonly people: readonly BenchPerson[]
  readonly trips: ReadonlyMap<string, number>
  readonly product: { readonly url: string; readonly pid: number }
  readonly bareUrl: string
  readonly referenceUrl: string
}

/** Of one call: its rates by round, at each number of callers, and what each cost. */
type Figures = { ours: Rate[]; bare: Rate[]; nodeUs: number[]; postgresUs: number[] }

async function measureCalls(
  server: BenchServer,
  { owner, people, trips, product, bareUrl, referenceUrl }: Stage,
  { rounds, ms, scale, workers, callers: callersMeasured }: CallsOptions,
): Promise<string> {
  const reference = await findReference()
  const ours = openCallers(product.url, Math.max(...callersMeasured))
  const bare = openCallers(bareUrl, Math.max(...callersMeasured))
  const next = inTurn(people)
  const figures = new Map<string, Figures>()
  const limits = new Map<number, Rate[]>()
  const figuresOf = (name: string, callers: number): Figures => {
    const key = `${name} ${callers}`
    const known = figures.get(key) ?? { ours: [], bare: [], nodeUs: [], postgresUs: [] }
    figures.set(key, known)
    return known
  }
  let refused = 0
  const sending =
    (callers: typeof ours, { name, status, request }: Call) =>
    async () => {
      const reply = await callers.request(request(next()))
      // Nobody had a connection for it in time: a slow answer, and told below.
      if (reply.status === 503) refused += 1
      else if (reply.status !== status) throw new Error(`${name} answered ${reply.status}`)
    }
  try {
    // A server that has served before: connected, planned and compiled.
    for (const call of calls) {
      await makeRoom(owner)
      await measure(warmCallers, ms, sending(ours, call))
      if (bareStatements[call.name]) await measure(warmCallers, ms, sending(bare, call))
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const callers of callersMeasured) {
        const limit = await reference.tpcb({ url: referenceUrl, callers, ms }, scale)
        limits.set(callers, [...(limits.get(callers) ?? []), limit])
        for (const call of calls) {
          const taken = figuresOf(call.name, callers)
          await makeRoom(owner)
          let sent = 0
          const send = sending(ours, call)
          const counted = async () => {
            await send()
            sent += 1
          }
          const used = await processorTime(owner, product.pid, async () =>
            taken.ours.push(await measure(callers, ms, counted)),
          )
          taken.nodeUs.push((used.nodeMs * 1_000) / sent)
          taken.postgresUs.push((used.postgresMs * 1_000) / sent)
          await makeRoom(owner)
          if (bareStatements[call.name]) taken.bare.push(await measure(callers, ms, sending(bare, call)))
        }
      }
    }
  } finally {
    await ours.close()
    await bare.close()
  }
  const rows = calls.flatMap(({ name }) =>
    callersMeasured.map((callers) => rowOf(name, callers, figuresOf(name, callers), limits, trips)),
  )
  const head = [
    'call',
    'callers',
    'a second',
    'p50 / p99 ms',
    'round trips',
    'Node, PostgreSQL µs',
    'beside pgbench',
    'beside the bare server',
  ]
  return [
    `## Calls: ${server.name}${workers === 1 ? '' : `, ${workers} processes serve`}`,
    `Medians of ${rounds} interleaved rounds of ${ms / 1_000} s; ${reference.name}, TPC-B at scale ${scale}: ${callersMeasured
      .map((callers) => `${whole(medianRate(limits.get(callers) ?? []).perSecond)}/s at ${callers}`)
      .join(', ')}.`,
    ...(refused === 0 ? [] : [`${whole(refused)} calls were told to come again: the machine was too busy.`]),
    '',
    table(head, rows),
  ].join('\n')
}

function rowOf(
  name: string,
  callers: number,
  { ours, bare, nodeUs, postgresUs }: Figures,
  limits: ReadonlyMap<number, readonly Rate[]>,
  trips: ReadonlyMap<string, number>,
): string[] {
  const { perSecond, p50, p99 } = medianRate(ours)
  const ratio = (theirs: readonly Rate[]) =>
    theirs.length === 0
      ? 'none'
      : `${median(ours.map((one, n) => one.perSecond / (theirs[n]?.perSecond ?? Number.NaN))).toFixed(2)}×`
  return [
    name,
    String(callers),
    whole(perSecond),
    `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
    String(trips.get(name) ?? ''),
    `${whole(median(nodeUs))}, ${whole(median(postgresUs))}`,
    name.startsWith('POST') ? ratio(limits.get(callers) ?? []) : '',
    ratio(bare),
  ]
}
