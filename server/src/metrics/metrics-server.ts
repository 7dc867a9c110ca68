import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { createApp } from '#platform/http/app.ts'
import { sendProblem } from '#platform/http/send-problem.ts'
import { notFound } from '#platform/problems.ts'
import type { Metrics } from './metrics.ts'

/** `GET /metrics` alone, for whoever brings the token where one is set. */
export function createMetricsServer(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  logger?: FastifyBaseLogger,
): FastifyInstance {
  const app = createApp(logger)
  app.get('/metrics', async (request, reply) => {
    if (metricsToken !== undefined && !bears(request.headers.authorization, metricsToken))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ detail: 'Send the token of METRICS_TOKEN.' })
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()))
  return app
}

/** Takes the same time whatever is wrong: hashes are of one length. */
const bears = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
