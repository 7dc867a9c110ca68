import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take its time to arrive. */
    takesFile?: boolean
  }
}

/** How long a body that is no file may take to arrive, whatever is answered meanwhile. */
const arrivalMs = 15_000

/**
 * Ends the connection of a request whose body does not arrive in time. Node has one time for all requests, and files need a
 * longer one; and a request that was answered before its body came would hold its connection for as long as that.
 */
export function endSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (hasBody && request.routeOptions.config.takesFile !== true) {
      const timer = setTimeout(() => {
        // A request that was injected came over no connection.
        if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy()
      }, arrivalMs).unref()
      reply.raw.once('finish', () => {
        if (raw.complete) clearTimeout(timer)
      })
    }
    done()
  })
}
