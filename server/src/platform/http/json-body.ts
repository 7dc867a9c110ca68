import type { FastifyInstance } from 'fastify'
import { visit } from 'jsonc-parser'
import { badRequest } from '#platform/problems.ts'

/**
 * Reads JSON bodies, and refuses with 400 an object that names a key twice: JSON.parse keeps the last one, a proxy or a log
 * may show the first, and no amount may depend on who reads it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    void parseJson(request, text, (error, value) => {
      if (error === null && repeatsKey(text)) done(badRequest('json_key_twice'))
      else done(error, value)
    })
  })
}

/** Whether an object in this JSON text names a key twice, in whatever spelling: `"a"` and `"\u0061"` are one key. */
export function repeatsKey(text: string): boolean {
  const open: Set<string>[] = []
  let isRepeated = false
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key) => {
      const seen = open.at(-1)
      isRepeated ||= seen?.has(key) === true
      seen?.add(key)
    },
  })
  return isRepeated
}
