import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long what is under way has to come to its end; less than `drainMs` of main.ts, after which the process ends with 1. */
const graceMs = 7_000

/**
 * While the server closes, ends each connection once its request and its answer are through, those at once that were never
 * used, and all when the grace is over. Node ends those alone that are idle between two requests at that moment: the others
 * would be kept for a minute, and hold the end up for as long.
 */
export function endConnectionsWhileClosing(app: FastifyInstance, withinMs = graceMs): void {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  let isClosing = false
  let over: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    over = setTimeout(() => app.server.closeAllConnections(), withinMs)
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearTimeout(over)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    const endWhenClosing = () => {
      // A request that was injected came over no connection.
      if (isClosing && raw.socket instanceof Socket) raw.socket.destroySoon()
    }
    if (raw.complete) endWhenClosing()
    // Answered before its body came.
    else raw.once('end', endWhenClosing)
    done()
  })
}

/**
 * While the process is leaving and still serves, each answer says that its connection ends with it. A balancer then has no
 * kept connection left on which it would send a request at the moment that the port closes.
 */
export function endConnectionsWhileLeaving(app: FastifyInstance, isLeaving: () => boolean): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving()) reply.header('connection', 'close')
    done()
  })
}
