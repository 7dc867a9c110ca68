import { type FastifyInstance, errorCodes } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint declares no body. A body is dropped unread, whatever its type. */
    takesNoBody?: boolean
  }
}

const bodyLimitBytes = 4 * 1024

/**
 * Bodies that are not JSON: dropped where the endpoint takes none, refused with 415 everywhere else. Mail programs
 * send a form with their one-click unsubscribe (RFC 8058), which says nothing that the address does not.
 */
export function dropUnwantedBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (request, _body, done) => {
    if (request.routeOptions.config.takesNoBody) done(null, undefined)
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? ''))
  })
}
