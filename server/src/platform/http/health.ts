import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { isSchemaCurrent } from '#platform/database/migrate.ts'

/** `GET /healthz` and `GET /readyz` (interface.md). */
export function registerHealth(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      if (await isSchemaCurrent(ctx.db)) return { status: 'ready' }
      return reply.code(503).send({ detail: 'The schema is not current.' })
    } catch {
      return reply.code(503).send({ detail: 'The database does not answer.' })
    }
  })
}
