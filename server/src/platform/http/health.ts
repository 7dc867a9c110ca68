import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { createReadiness } from '#platform/database/readiness.ts'

/** `GET /healthz` and `GET /readyz` (interface.md). A process that `isLeaving` is ready for nothing new. */
export function registerHealth(app: FastifyInstance, ctx: Context, isLeaving = () => false): void {
  const whyNot = createReadiness(ctx)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = isLeaving() ? 'The process is stopping.' : await whyNot()
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', '5').send({ detail: reason })
  })
}
