import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { RequestIds } from './request-ids.ts'

/** The request that the running work is for. */
export type CurrentRequest = {
  readonly id: string
  readonly traceId: string | undefined
  readonly raw: IncomingMessage
}

const current = new AsyncLocalStorage<CurrentRequest | undefined>()

/** Undefined outside of one, as in a job. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore()

/** What is no work for the request that happened to begin it, such as what a kept connection tells later. */
export const outsideRequests = (work: () => void): void => current.run(undefined, work)

/** From here on, what a server does for a request knows which one that is. */
export function followRequests(app: FastifyInstance, { traceIdOf }: Pick<RequestIds, 'traceIdOf'>): void {
  const requests = new WeakMap<IncomingMessage, CurrentRequest>()
  app.addHook('onRequest', ({ raw, id }, _reply, done) => {
    // While its connection is there to tell whom it came from.
    const request = { id, traceId: traceIdOf(raw), raw }
    requests.set(raw, request)
    current.run(request, done)
  })
  // A body is read by events of the connection, which belong to no request.
  app.addHook('preValidation', ({ raw }, _reply, done) => current.run(requests.get(raw), done))
}
