import { because } from '@evenmoor/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#platform/problems.ts'
import { routePath } from './route-path.ts'

const methods = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'] as const

type Place = { readonly method: (typeof methods)[number]; readonly path: string }

/** Answers 405 to TRACE, wherever it goes: it asks for nothing but to be shown its own headers. */
export function refuseTrace(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method === 'TRACE') throw notAllowed(methods)
  })
}

const notAllowed = (allowed: readonly string[]): Problem =>
  new Problem(405, because('method_not_allowed'), { headers: { allow: allowed.join(', ') } })

/**
 * Answers 405, with what is allowed there, for the methods that the addresses of these calls do not have. Call it after
 * all other routes under them are registered.
 */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly Place[]): void {
  for (const path of new Set(calls.map((call) => call.path))) {
    const url = routePath(path)
    const declared = new Set(calls.filter((call) => call.path === path).map(({ method }) => method))
    // A call that takes a file is registered in a scope that opens later. No endpoint declares HEAD.
    const allowed = methods.filter((method) => declared.has(method) || app.hasRoute({ method, url }))
    const refuse = async () => {
      throw notAllowed(allowed)
    }
    app.route({
      // Whoever may not GET is refused a HEAD as well.
      method: methods.filter((method) => !allowed.includes(method)),
      url,
      exposeHeadRoute: false,
      // Before the body is read: no body belongs here.
      onRequest: refuse,
      handler: refuse,
    })
  }
}
