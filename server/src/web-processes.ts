/**
 * More than one process that serves, on one machine and one port (WORKERS). The first process opens the database, hands the
 * port's connections on to the others, and runs what its role has besides. It tells each how to reach the database, as the
 * application alone, by a message: nothing of it is in an environment.
 */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { StartProblem } from '#database/start-problem.ts'
import type { Log } from '#platform/logging/log.ts'

/** What a process that serves is told by the first. */
export type WebOrders = {
  readonly appUrl: string
  readonly listenUrl: string
  /** Without a login: it has the application's. */
  readonly replicaUrl: string | undefined
  /** The first has started the database itself. */
  readonly isEmbedded: boolean
  /** As `Config` has it: some of the settings are kept from this process. */
  readonly settings: readonly (readonly [string, boolean])[]
  readonly isDemo: boolean
}

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

/** What it says to the first. */
type WebWord = 'serves' | { readonly metrics: ProcessMetrics }

/** What the first asks while it runs. */
const askForMetrics = 'metrics'

/** Those that may hold the owner's login. */
const ownersSettings = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']

/** A process that ended sooner than this after its start would only do so again. */
const soonMs = 10_000
const pauseMsMax = 10_000
const metricsWithinMs = 1_000

type WebProcesses = {
  /** How many serve now. */
  readonly serving: () => number
  /** The metrics of each that tells them in time. */
  readonly metrics: () => Promise<ProcessMetrics[]>
  /** Ends them as a signal would, and waits until they are gone. */
  readonly stop: () => Promise<void>
}

/** Starts so many and resolves when all of them serve. One that ends before it is told to is started again. */
export async function startWebProcesses(log: Log, orders: WebOrders, count: number): Promise<WebProcesses> {
  const workers = new Set<Worker>()
  const serving = new Set<Worker>()
  const stopping = new AbortController()

  const start = (): Promise<void> => {
    const worker = cluster.fork(
      Object.fromEntries(ownersSettings.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, ''])),
    )
    workers.add(worker)
    const startedMs = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    worker.on('online', () => worker.send(orders))
    worker.on('message', (word: WebWord) => {
      if (word !== 'serves') return
      serving.add(worker)
      resolve()
    })
    worker.on('error', (error) => log.warn({ err: error }, 'a process that serves could not be reached'))
    worker.on('exit', (code, signal) => {
      workers.delete(worker)
      const served = serving.delete(worker)
      reject(new StartProblem('A web process did not start; its own message is above.'))
      if (!served || stopping.signal.aborted) return
      log.error({ code, signal }, 'a process that serves has ended, and is started again')
      void startAgain(performance.now() - startedMs < soonMs ? 200 : 0)
    })
    return promise
  }

  const startAgain = async (pauseMs: number): Promise<void> => {
    await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    if (stopping.signal.aborted) return
    await start().catch(() => startAgain(Math.min(pauseMsMax, Math.max(200, pauseMs * 2))))
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    await Promise.all(
      [...workers].map(async (worker) => {
        const { promise: gone, resolve } = Promise.withResolvers<void>()
        worker.once('exit', () => resolve())
        if (!worker.process.kill('SIGTERM')) resolve()
        await gone
      }),
    )
  }

  try {
    // The first alone: what keeps it from starting keeps all of them.
    await start()
    await Promise.all(Array.from({ length: count - 1 }, start))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    serving: () => serving.size,
    metrics: async () => (await Promise.all([...serving].map(metricsOf))).filter((one) => one !== undefined),
    stop,
  }
}

async function metricsOf(worker: Worker): Promise<ProcessMetrics | undefined> {
  const { promise, resolve } = Promise.withResolvers<ProcessMetrics | undefined>()
  const hear = (word: WebWord) => word !== 'serves' && resolve(word.metrics)
  const give = () => resolve(undefined)
  const timer = setTimeout(give, metricsWithinMs)
  worker.on('message', hear).once('exit', give)
  worker.send(askForMetrics)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', hear).off('exit', give)
  })
}

/** In a process that serves: waits for what the first tells it. */
export const webOrders = (): Promise<WebOrders> =>
  new Promise((resolve) => process.once('message', (orders) => resolve(orders as WebOrders)))

/** In a process that serves: tells the first that it does, and its metrics whenever it is asked. */
export function tellServing(metrics: () => Promise<ProcessMetrics>): void {
  process.on('message', (word) => {
    if (word === askForMetrics) void metrics().then((own) => say({ metrics: own }))
  })
  say('serves')
}

const say = (word: WebWord): boolean | undefined => process.send?.(word)
