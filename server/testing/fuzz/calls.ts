/** Requests over the calls that `docs/openapi.json` describes: nearly right ones, with something wrong in one place. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { hostileText } from './hostile.ts'
import { type Known, plausibleText, type Schema, valueFor } from './schema-values.ts'

/** Bytes for a connection of their own, and what they are, for whoever reads of a fault. */
export type Sent = {
  readonly bytes: Buffer
  readonly what: string
  /** The answer has no body. */
  readonly isHead: boolean
  /** The sender says that nothing more comes: what is not whole then stays so. */
  readonly isEnded: boolean
}

type Parameter = { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}
type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

const document = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
)

/** Pages and what stands beside the calls. */
const otherPaths = [
  '/',
  '/login',
  '/dashboard',
  '/assets/',
  '/staff',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/no/such/',
]
const others: readonly Call[] = otherPaths.map((path) => ({ method: 'GET', path, operation: {} }))

/** Somebody's access token, or none. */
export type Tokens = readonly (string | undefined)[]

/** Any request of this kind. */
export function generatedCall(known: Known, tokens: Tokens): fc.Arbitrary<Sent> {
  const call = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...calls) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
  return call.chain((chosen) =>
    fc
      .record({
        method: mostly(
          chosen.method,
          fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST'),
          30,
        ),
        target: targetOf(chosen, known),
        token: fc.constantFrom(...tokens),
        headers: headersOf(),
        body: bodyOf(chosen, known),
      })
      .map((request) => serialize(request)),
  )
}

const mostly = <T>(usual: T, rarely: fc.Arbitrary<T>, weight = 12): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rarely })

function targetOf({ path, operation }: Call, known: Known): fc.Arbitrary<string> {
  const parameters = operation.parameters ?? []
  const inPath = fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === 'path')
        .map(({ name }) => [
          name,
          fc.oneof(
            { weight: 6, arbitrary: plausibleText(known, nounBefore(path, name)) },
            { weight: 1, arbitrary: hostileText },
          ),
        ]),
    ),
  )
  const inQuery = fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === 'query')
        .map(({ name, schema }) => [name, fc.option(valueFor(schema, known, { name }), { freq: 2 })]),
    ),
  )
  return fc
    .tuple(
      inPath,
      inQuery,
      mostly(
        '',
        fc.constantFrom(
          '?',
          '?x=%',
          '?x=%ff',
          '?cursor=%00',
          '#a',
          '/',
          '//',
          ';a=b',
          '%00',
          '%2e%2e',
          '/..%2f',
          '%c0%ae',
          '?page=-1&page=2',
          '?limit=1e9',
        ),
        15,
      ),
    )
    .map(([values, query, end]) => {
      const place = path.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => encoded(values[name] ?? 'x'))
      const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
      const text = pairs.map(([name, value]) => `${name}=${encoded(asText(value))}`).join('&')
      return `${place}${text === '' ? '' : `?${text}`}${end}`
    })
}

/** What an id in a path is the id of: the part before it. */
const nounBefore = (path: string, name: string): string =>
  path
    .slice(0, path.indexOf(`{${name}}`))
    .split('/')
    .at(-2) ?? ''

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As bytes: half a surrogate pair has no encoding. */
const encoded = (text: string): string => encodeURIComponent(text.slice(0, 2_000).toWellFormed())

const contentTypes = [
  'application/json; charset=utf-8',
  'application/json\t;x',
  'text/plain',
  'image/png',
  'application/xml',
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]
const strangeHeaders = [
  'Expect: 100-continue',
  'Expect: a-miracle',
  'Range: bytes=0-0,5-2',
  'If-None-Match: *',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: br;q=2, gzip, *;q=0',
  'X-Forwarded-For: not, an, address',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Idempotency-Key: ' + 'k'.repeat(300),
  'Idempotency-Key: \u00ff\u00fe',
  'X-Signup-Form: ?',
  'Accept: text/event-stream',
  'Accept: application/problem+json',
  'Origin: null',
  'Cookie: a=b; ;=',
  'Transfer-Encoding: identity',
]

const headersOf = (): fc.Arbitrary<{ type: string; authorization: string | undefined; others: string[] }> =>
  fc.record({
    type: mostly('application/json', fc.constantFrom(...contentTypes)),
    authorization: mostly<string | undefined>(
      undefined,
      fc.constantFrom('Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi', 'bearer  two  words'),
      20,
    ),
    others: fc.array(fc.constantFrom(...strangeHeaders), { maxLength: 1 }),
  })

function bodyOf({ method, operation }: Call, known: Known): fc.Arbitrary<Buffer | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (schema !== undefined) return jsonText(valueFor(schema, known)).map((text) => Buffer.from(text))
  if (operation.requestBody !== undefined)
    return fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes))
  return method === 'GET'
    ? mostly<Buffer | undefined>(undefined, fc.constant(Buffer.from('{}')), 30)
    : fc.constant(undefined)
}

/** JSON as a text, which can be what no value is: a key twice, a number beyond all, a depth of thousands, cut off. */
const jsonText = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(
      value,
      mostly(
        (text: string) => text,
        fc.constantFrom<(text: string) => string>(
          (text) => text.replace('{', '{"amount":"1","amount":"2",'),
          (text) => text.replace('{', '{"__proto__":{"x":1},'),
          (text) => text.replaceAll(/"[\d.]+"/g, '1e999'),
          (text) => text.replaceAll(/"[\d.]+"/g, '-0'),
          (text) => text.slice(0, Math.floor(text.length / 2)),
          (text) => `\ufeff${text}`,
          (text) => `${text}${text}`,
          (text) => `${'['.repeat(5_000)}${text}${']'.repeat(5_000)}`,
          (text) => text.replace('{', '{"x":"\\ud800\\u0000",'),
          (text) => `${text}${' '.repeat(70_000)}`,
        ),
        8,
      ),
    )
    .map(([given, twist]) => twist(JSON.stringify(given) ?? ''))

type Request = {
  readonly method: string
  readonly target: string
  readonly token: string | undefined
  readonly headers: { type: string; authorization: string | undefined; others: string[] }
  readonly body: Buffer | undefined
}

function serialize({ method, target, token, headers, body }: Request): Sent {
  const authorization = headers.authorization ?? (token === undefined ? undefined : `Bearer ${token}`)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
    ...(body === undefined ? [] : [`Content-Type: ${headers.type}`, `Content-Length: ${body.length}`]),
    ...headers.others,
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return {
    bytes: Buffer.concat([head, body ?? Buffer.alloc(0)]),
    what: `${method} ${target.slice(0, 200)}`,
    isHead: method === 'HEAD',
    isEnded: false,
  }
}
