import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '#context.ts'
import type { RequestWatch } from '#platform/http/watch-requests.ts'
import type { ProcessMetrics } from '#web-processes.ts'
import { processMetrics, withLabels } from './metric-list.ts'
import { promisesIn } from './promise-gauges.ts'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The connections of a pool: `pg.Pool` has these. */
type PoolUse = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

export type Metrics = {
  /** What counts requests: see `watchRequests`. */
  readonly requests: RequestWatch
  /** All metrics now, in Prometheus' text format. */
  readonly text: () => Promise<string>
  /** What this process alone knows, for the one that tells it. */
  readonly own: () => Promise<ProcessMetrics>
  readonly contentType: string
}

/**
 * The metrics of this process. One for a process: Node's own are measured from here on. Where others serve, theirs are
 * added: counts and sizes are sums over all of them.
 */
export function createMetrics(
  ctx: Context,
  pool: PoolUse,
  others?: () => Promise<readonly ProcessMetrics[]>,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const { requestSeconds, requestsInFlight, poolConnections, poolWaiting, replicaReads } = processMetrics
  const seconds = new Histogram({ ...withLabels(requestSeconds), buckets, registers })
  const inFlight = new Gauge({ ...withLabels(requestsInFlight), registers })
  const connections = new Gauge({ ...withLabels(poolConnections), registers })
  const waiting = new Gauge({ ...withLabels(poolWaiting), registers })
  // Read from the database: the same for all processes.
  const read = new Registry()
  const refresh = promisesIn(read, ctx)
  const secondsOld = new Gauge({ ...withLabels(replicaReads), registers })
  const own = async (): Promise<ProcessMetrics> => {
    connections.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    waiting.set(pool.waitingCount + ctx.waitingTransactions())
    for (const [answeredBy, count] of Object.entries(ctx.replica?.reads ?? {}))
      secondsOld.set({ answered_by: answeredBy }, count)
    return registry.getMetricsAsJSON()
  }
  return {
    requests: {
      begun: () => inFlight.inc(),
      ended: ({ route, method, status, seconds: lasted, isStream }) => {
        inFlight.dec()
        if (!isStream) seconds.observe({ route, method, status }, lasted)
      },
    },
    text: async () => {
      const [mine, theirs] = await Promise.all([own(), others?.() ?? [], refresh()])
      const all = others === undefined ? registry : AggregatorRegistry.aggregate([mine, ...theirs])
      return Registry.merge([all as Registry, read]).metrics()
    },
    own,
    contentType: registry.contentType,
  }
}
