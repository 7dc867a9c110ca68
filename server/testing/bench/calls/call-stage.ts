import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { readConfig } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { openKeys } from '#keys/open-keys.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { createPool } from '#platform/database/pool.ts'
import { createServer } from '#server.ts'
import { countTrips } from '#testing/calls/count-trips.ts'
import { fewestTrips } from '#testing/calls/fewest-trips.ts'
import { startProgram } from '#testing/program.ts'
import { startServer } from '#testing/second-process.ts'
import { takeSnapshots } from '#transparency/liabilities/take-snapshot.ts'
import { asApplication } from '../../pool.ts'
import type { BenchServer } from '../bench-server.ts'
import type { BenchRequest } from '../http/callers.ts'
import { makePeople } from '../http/people.ts'
import { createBenchDatabase } from '../server.ts'
import { makeReferenceTables } from '../tpcb-in-node.ts'
import { bareFunctions } from './bare-statements.ts'
import type { BenchCall } from './call-list.ts'
import { type CallStock, makeCallStock } from './call-stock.ts'

/** The product and the bare server on one database, pgbench's tables in another. */
export type CallStage = {
  readonly owner: pg.Pool
  readonly stock: CallStock
  /** How often each call waits for the database, by its name. */
  readonly trips: ReadonlyMap<string, number>
  readonly product: { readonly url: string; readonly pid: number }
  readonly bareUrl: string
  readonly referenceUrl: string
  readonly stop: () => Promise<void>
}

export async function setUpCalls(
  server: BenchServer,
  calls: readonly BenchCall[],
  { scale, workers }: { readonly scale: number; readonly workers: number },
): Promise<CallStage> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const database = await createBenchDatabase(server, { migrated: true })
    stops.push(database.drop)
    const reference = await createBenchDatabase(server, { migrated: false })
    stops.push(reference.drop)
    const owner = createPool(database.url, { max: 1 })
    stops.push(() => owner.end())
    const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-calls-'))
    stops.push(() => rm(dataDir, { recursive: true, force: true }))
    owner.options.statement_timeout = false
    const { loggedIn: writers, loggingIn: readers } = await makePeople(owner)
    const stock = await makeCallStock(
      owner,
      { readers, writers },
      addDays(`${utcDay(new Date()).slice(0, 7)}-01`, -1).slice(0, 7),
    )
    for (const statement of bareFunctions) await owner.query(statement)
    await makeReferenceTables(reference.url, scale)
    const trips = await inProcess(database.url, dataDir, async (ctx, app, counter) => {
      await takeSnapshots(ctx)
      await keepAnswers(owner, app)
      return countRoundTrips(ctx, app, counter, calls, stock)
    })
    const product = await startServer(database.url, {
      TRUST_PROXY: 'loopback',
      ROLE: 'web',
      WORKERS: String(workers),
      DATA_DIR: dataDir,
    })
    stops.push(product.stop)
    const bare = await startProgram(path.join(import.meta.dirname, 'bare-server.ts'), {
      DATABASE_URL: database.url,
    })
    stops.push(bare.stop)
    return { owner, stock, trips, product, bareUrl: bare.url, referenceUrl: reference.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type App = Awaited<ReturnType<typeof createServer>>

/** Lets work be done with the product in this process, whose round trips can be counted. */
async function inProcess<T>(
  url: string,
  dataDir: string,
  work: (ctx: Context, app: App, counter: ReturnType<typeof countTrips>) => Promise<T>,
): Promise<T> {
  const pool = createPool(asApplication(url))
  const counter = countTrips(pool)
  const log = { info: () => undefined, warn: () => undefined, error: console.error, debug: () => undefined }
  const ctx = createContext({ config: readConfig({ DATA_DIR: dataDir }, '/nowhere'), pool, log })
  await openKeys(ctx.db, ctx.config.dataDir)
  const app = await createServer(ctx)
  try {
    return await work(ctx, app, counter)
  } finally {
    await app.close()
    await ctx.announcer.flush()
    await ctx.db.destroy()
  }
}

/** What the bare server gives of the market, which is in no table. */
async function keepAnswers(owner: pg.Pool, app: App): Promise<void> {
  await owner.query('create table bench_answer (name text primary key, body text)')
  await owner.query('grant select on bench_answer to public')
  for (const [name, url] of [
    ['coins', '/api/market/coins/'],
    ['candles', '/api/market/candles/?id=bitcoin'],
  ] as const) {
    const { statusCode, body } = await app.inject({ method: 'GET', url })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
    await owner.query('insert into bench_answer values ($1, $2)', [name, body])
  }
}

/** An answer that is the same for everyone is made anew here; a process that remembers it asks nothing. */
async function countRoundTrips(
  ctx: Context,
  app: App,
  counter: ReturnType<typeof countTrips>,
  calls: readonly BenchCall[],
  stock: CallStock,
): Promise<ReadonlyMap<string, number>> {
  const trips = new Map<string, number>()
  for (const { name, kind, status, request } of calls) {
    // Whoever reads has been there before.
    let repeated: BenchRequest | undefined
    const fewest = await fewestTrips(
      counter,
      () => ctx.announcer.flush(),
      async () => {
        const asked = repeated ?? (await request(stock))
        if (kind === 'own') repeated = asked
        const { method, path: url, headers = {}, body } = asked
        const sent = { method, url, headers, ...(body === undefined ? {} : { payload: body as object }) }
        const reply = await app.inject(sent)
        if (reply.statusCode !== status)
          throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`)
      },
    )
    trips.set(name, fewest.trips)
  }
  return trips
}
