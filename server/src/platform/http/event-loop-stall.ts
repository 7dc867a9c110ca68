import type { FastifyInstance } from 'fastify'

/** Whoever stands still this long has kept somebody waiting. */
const stallMinMs = 1_000
/** Two rounds of a balancer that asks every two seconds. */
const rememberedMs = 4_000
const intervalMs = 250

/**
 * Tells whether the process stood still for a second or more within the last four: busy with one piece of work, short of
 * memory, or stopped by the system. It looks from the moment the server listens until it closes.
 */
export function watchEventLoop(app: FastifyInstance): () => boolean {
  let stalledAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    let before = performance.now()
    timer = setInterval(() => {
      const now = performance.now()
      if (now - before - intervalMs >= stallMinMs) stalledAt = now
      before = now
    }, intervalMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  return () => performance.now() - stalledAt < rememberedMs
}
