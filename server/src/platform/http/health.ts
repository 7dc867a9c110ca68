import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { createReadiness } from '#platform/database/readiness.ts'

/** `GET /healthz` and `GET /readyz` (interface.md). */
export function registerHealth(app: FastifyInstance, ctx: Context): void {
  const whyNot = createReadiness(ctx)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyNot()
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', '5').send({ detail: reason })
  })
}
