import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this a packed answer is hardly smaller, and most calls answer with less. */
const thresholdBytes = 2_048

/**
 * Compresses what is made at the time of the request: large JSON answers and the readable page of the API. Pages and
 * built files are packed once, long before; files and streams go out as they are. Register it before the routes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/(?:problem\+)?json|text\/html)\b/,
    globalDecompression: false,
  })
}
