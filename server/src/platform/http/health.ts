import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { createReadiness } from '#platform/database/readiness.ts'
import { watchEventLoop } from './event-loop-stall.ts'

/** `GET /healthz` and `GET /readyz` (interface.md). A process that `isLeaving` is ready for nothing new. */
export function registerHealth(app: FastifyInstance, ctx: Context, isLeaving = () => false): void {
  const hasStalled = watchEventLoop(app)
  const whyNotDatabase = createReadiness(ctx)
  const whyNot = async () => {
    if (isLeaving()) return 'The process is stopping.'
    return hasStalled() ? 'The process stood still just now.' : whyNotDatabase()
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyNot()
    if (reason === undefined) return { status: 'ready' }
    return reply.code(503).header('retry-after', '5').send({ detail: reason })
  })
}
