import * as z from 'zod/mini'
import type { Endpoint, RefusalStatus } from '#endpoint.ts'
import { endpoints } from '#index.ts'
import { problemType } from '#problem-type.ts'
import { eventStream } from '#wire.ts'
import sentences from '../../locales/en/refusals.json' with { type: 'json' }

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of every call, made from the contract: what it says is what the server checks. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evenmoor',
      version: '1',
      description:
        'Amounts are decimal strings, times RFC 3339 in UTC, ids opaque strings. A refusal is `{"detail": …}`, field name → messages, or `{"non_field_errors": […]}`; to a caller that accepts `application/problem+json` it is a problem (RFC 9457) with a `code`, its `params`, and `errors` for fields. Codes never change; sentences may.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: refusalResponses,
      schemas: problemSchemas,
    },
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const { access, status, summary, movesMoney, stepUp, whileLimited } = endpoint
  const description = [
    ...(stepUp === false ? [] : [stepUpNeeded[String(stepUp)]]),
    ...(access.kind === 'investor' && !whileLimited ? [waitsWhileLimited] : []),
  ].join(' ')
  return {
    operationId: name,
    summary,
    ...(description === '' ? {} : { description }),
    ...(access.kind === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(movesMoney ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      [status]: {
        description: 'Done',
        ...(isDeclared(endpoint.answer) ? { content: answerContent(endpoint) } : {}),
      },
      ...Object.fromEntries(
        refusalStatuses(endpoint).map((code) => [code, { $ref: `#/components/responses/Refusal${code}` }]),
      ),
    },
  }
}

/** The statuses of refusals that a call may answer with: by what it takes and who may call it, and what it declares besides. */
export function refusalStatuses(endpoint: Endpoint): readonly RefusalStatus[] {
  const { access, method, path, movesMoney, stepUp, whileLimited, body, takesFile, mayRefuse = [] } = endpoint
  const isPublic = access.kind === 'public'
  const may: Readonly<Record<RefusalStatus, boolean>> = {
    400: true,
    401: !isPublic,
    403: access.kind === 'staff' || stepUp !== false || !whileLimited,
    404: path.includes('{'),
    // What anyone may call depends on no state of an account.
    409: method !== 'GET' && !isPublic,
    413: isDeclared(body) || takesFile !== undefined,
    422: movesMoney,
    429: true,
    503: true,
  }
  return Object.entries(may)
    .map(([status, isSo]) => [Number(status) as RefusalStatus, isSo] as const)
    .filter(([status, isSo]) => isSo || mayRefuse.includes(status))
    .map(([status]) => status)
}

const waitsWhileLimited =
  'Not available while the account is locked or suspended: 403 with the code account_limited.'

const stepUpNeeded: Readonly<Record<string, string>> = {
  true: 'Requires a step-up within the last five minutes; otherwise 403 with the code step_up_required.',
  unless_just_logged_in:
    'Requires a login or a step-up within the last five minutes; otherwise 403 with the code step_up_required.',
}

function requestBody({ takesFile, body }: Endpoint): Json {
  if (takesFile !== undefined)
    return { requestBody: { content: Object.fromEntries(takesFile.types.map((type) => [type, {}])) } }
  return isDeclared(body) ? { requestBody: { content: json(schemaOf(body, 'input')) } } : {}
}

function answerContent(endpoint: Endpoint): Json {
  if (endpoint.answer === eventStream) return { 'text/event-stream': {} }
  if (endpoint.givesFile !== undefined) return { [endpoint.givesFile]: {} }
  if (endpoint.path.endsWith('.pdf')) return { 'application/pdf': {} }
  return endpoint.path.endsWith('.csv') ? { 'text/csv': {} } : json(answerSchema(endpoint))
}

const answerSchema = ({ answer, alternative }: Endpoint): Json =>
  alternative instanceof z.ZodMiniNever
    ? schemaOf(answer, 'output')
    : { oneOf: [schemaOf(answer, 'output'), schemaOf(alternative, 'output')] }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description:
    'The same key and request return the first answer again; the same key with another request returns 422.',
}

const refusalTexts: Readonly<Record<RefusalStatus, string>> = {
  400: 'The request, or some of its fields, is wrong. Nothing was done.',
  401: 'Not logged in. Nothing was done.',
  403: 'Not allowed. Nothing was done.',
  404: 'Not found, or not yours. Nothing was done.',
  409: 'Not possible in the current state. Nothing was done.',
  413: 'The request is too large. Nothing was done.',
  422: 'The idempotency key was used with another request. Nothing was done.',
  429: 'Too many requests. Nothing was done.',
  503: 'Unavailable or too slow: it may have been done. Try again, with the same idempotency key if there is one.',
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before another try.', schema: { type: 'integer' } },
}

/** What every call that may refuse with a status answers: a problem, or the specification's shapes. */
const refusalResponses = Object.fromEntries(
  Object.entries(refusalTexts).map(([status, description]) => [
    `Refusal${status}`,
    {
      description,
      ...((status === '429' || status === '503') && { headers: retryAfter }),
      content: {
        'application/json': { schema: { type: 'object' } },
        [problemType]: { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  ]),
)

const { staffAlerts: _notices, ...groups } = sentences

/** Every code, and the names of what it comes with. */
const codes = Object.values(groups)
  .flatMap((group) => Object.entries<string>(group))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The arguments of a sentence, without those of the branches in it. */
const argumentsOf = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\{([a-z_]+)(?:\}|, (?:number|plural|select))/g)].map(([, name = '']) => name),
  ),
]

const text = { type: 'string' }
const refused = {
  code: { $ref: '#/components/schemas/Code' },
  params: {
    type: 'object',
    description:
      'The values in the sentence; see x-params of Code. A name ends with its unit: _usd, _amount (with its coin), _seconds, _at, _time, _day.',
  },
  more: {
    type: 'object',
    description: 'A second code with its params, such as which colleague acted first.',
  },
}

const problemSchemas = {
  Code: {
    ...text,
    enum: codes.map(([code]) => code),
    'x-params': Object.fromEntries(
      codes.map(([code, said]) => [code, argumentsOf(said)] as const).filter(([, names]) => names.length > 0),
    ),
  },
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'code', 'params'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      ...refused,
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['pointer', 'code', 'params', 'detail'],
          properties: { pointer: { ...text, format: 'json-pointer' }, detail: text, ...refused },
        },
      },
    },
  },
}

function parameters(where: 'path' | 'query', schema: z.ZodMiniType): Json[] {
  if (!isDeclared(schema)) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

const isDeclared = (schema: z.ZodMiniType): boolean => !(schema instanceof z.ZodMiniUndefined)

const json = (schema: Json) => ({ 'application/json': { schema } })

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
