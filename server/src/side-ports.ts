import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Metrics } from '#metrics/metrics.ts'
import { createMetricsServer } from '#metrics/metrics-server.ts'
import { createHealthServer, type ServerOptions } from '#server.ts'

type Place = { readonly name: string; readonly host: string; readonly port: number }

/** Listens there. Throws a StartProblem that names the setting where that is not possible. */
export async function listenOn(app: FastifyInstance, place: Place): Promise<FastifyInstance> {
  await app.listen({ port: place.port, host: place.host }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, place)
  })
  return app
}

/** Health and metrics, each on a port of its own if its setting names one: a worker has no others. */
export async function listenBeside(
  ctx: Context,
  metrics: Metrics,
  options: Pick<ServerOptions, 'logger' | 'isLeaving'>,
): Promise<{ close(): Promise<void> }> {
  const { healthPort, metricsPort, host } = ctx.config
  const apps: FastifyInstance[] = []
  if (healthPort !== undefined) {
    apps.push(
      await listenOn(createHealthServer(ctx, options), { name: 'HEALTH_PORT', port: healthPort, host }),
    )
  }
  if (metricsPort !== undefined) {
    const app = createMetricsServer(metrics, ctx.config, options.logger)
    apps.push(await listenOn(app, { name: 'METRICS_PORT', port: metricsPort, host: metricsHost(ctx.config) }))
  }
  return {
    close: async () => {
      await Promise.all(apps.map((app) => app.close()))
    },
  }
}

/** Without a token, whoever reaches the port may read it. */
const metricsHost = ({ metricsToken, host }: Config): string =>
  metricsToken === undefined ? '127.0.0.1' : host

function listenProblem(error: NodeJS.ErrnoException, { name, host, port }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is taken: stop what uses it, or set ${name} to another one.`)
  }
  if (error.code === 'EACCES')
    return new StartProblem(`Port ${port} is not ours to use: set ${name} to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL')
    return new StartProblem(`HOST is "${host}": this machine has no such address.`)
  return error
}
