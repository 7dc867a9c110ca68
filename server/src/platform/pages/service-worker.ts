import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The one policy by which a page of ours may make an address that becomes code: that of this worker (Trusted Types). */
export const workerPolicy = 'evenmoor-worker'

/** Takes back what an earlier worker kept, and itself: the way out, should one ever do harm. */
const goodbye = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/**
 * Serves the worker that lets signed-in pages open without a network. Browsers ask for it anew each time; while it is
 * switched off, they are given one that removes itself and all that was kept.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  { root, isOn }: { root: string; isOn: boolean },
): void {
  const file = path.join(root, '../service-worker.js')
  const script = isOn && existsSync(file) ? readFileSync(file, 'utf8') : goodbye
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        // It requests files from this server only.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send(script),
  )
}
