import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApiDocument } from '#openapi.ts'

test('docs/openapi.json is what the contract says (npm run openapi writes it)', () => {
  const stored: unknown = JSON.parse(
    readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
  )
  expect(stored).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})

test('every call has a summary and describes what it answers', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { summary: string; responses: object }>>
  }
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation.summary).not.toBe('')
      expect(Object.values(operation.responses)[0]).toHaveProperty('content')
    }
  }
})

type Response = { content: Record<string, { schema: { $ref?: string } }>; headers?: object }
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>
  components: { responses: Record<string, Response>; schemas: object }
}
const { paths, components } = openApiDocument() as Document
const refusalsOf = (path: string, method: string) =>
  Object.keys(paths[path]![method]!.responses).filter((status) => Number(status) >= 400)

test.each([
  ['GET', '/api/plans/', '400 429 503', 'anyone may call'],
  ['POST', '/account/login/', '400 413 429 503', 'has a body'],
  ['GET', '/api/wallet/', '400 401 429 503', 'needs a session'],
  ['GET', '/api/wallet/deposits/{id}/', '400 401 404 429 503', 'names something'],
  ['GET', '/api/staff/queues/', '400 401 403 429 503', 'is for staff'],
  ['DELETE', '/account/identity/', '400 401 403 409 429 503', 'changes a state'],
  ['POST', '/account/identity/pictures/', '400 401 403 409 413 429 503', 'takes a file'],
  ['POST', '/api/wallet/withdrawals/', '400 401 403 409 413 422 429 503', 'moves money'],
  ['POST', '/api/practice/payments/', '400 401 403 404 409 413 422 429 503', 'declares one besides'],
  ['POST', '/account/token/refresh/', '400 401 413 429 503', 'may find the session over'],
])('%s %s lists %s: it %s', (method, path, statuses) => {
  expect(refusalsOf(path, method.toLowerCase()).join(' ')).toBe(statuses)
})

test('every refusal is a problem or the specification’s shape, and says when to try again', () => {
  const listed = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.entries(responses).filter(([status]) => Number(status) >= 400))
  expect(new Set(listed.map(([status, { $ref }]) => [status, $ref].join(' ')))).toEqual(
    new Set(
      [400, 401, 403, 404, 409, 413, 422, 429, 503].map(
        (status) => `${status} #/components/responses/Refusal${status}`,
      ),
    ),
  )
  for (const [name, { content, headers }] of Object.entries(components.responses)) {
    expect(Object.keys(content)).toEqual(['application/json', 'application/problem+json'])
    expect(content['application/problem+json']!.schema.$ref).toBe('#/components/schemas/Problem')
    expect([name, headers !== undefined]).toEqual([name, /429|503/.test(name)])
  }
  expect(components.schemas).toHaveProperty('Problem')
})
