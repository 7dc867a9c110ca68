import type { FieldError, ProblemDetails } from '@evenmoor/contract/refusals'
import { mapValues, type Problem } from './problem.ts'

/** Reads an error answer: a problem (RFC 9457), or what something between us and the server says in the spec's shape. */
export function readProblem(status: number, body: unknown, { movesMoney }: { movesMoney: boolean }): Problem {
  return isDetails(body) ? readDetails(status, body, movesMoney) : readShape(status, body, movesMoney)
}

function readDetails(status: number, body: ProblemDetails, movesMoney: boolean): Problem {
  const { detail, code } = body
  const errors = saidOnce(body.errors ?? [])
  const named = Object.groupBy(errors, ({ pointer }) => fieldAt(pointer)) as Record<string, FieldError[]>
  const text = errors.length > 0 ? errors.map((error) => error.detail).join(', ') : detail
  return {
    kind: kindOf(status, movesMoney),
    status,
    text,
    formText: errors.length > 0 ? null : detail,
    code,
    refusal: errors.length > 0 ? null : body,
    fields: mapValues(named, (each) => each.map((error) => error.detail)),
    fieldRefusals: named,
    body,
  }
}

/** What is said of a field, once: it may be wrong in several places of a field for one reason. */
const saidOnce = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [JSON.stringify([fieldAt(error.pointer), error.detail]), error])).values(),
]

const isDetails = (body: unknown): body is ProblemDetails =>
  isRecord(body) && typeof body['code'] === 'string' && isRecord(body['params'])

/** The field that a JSON Pointer begins with. */
const fieldAt = (pointer: string): string =>
  (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')

/** The spec's shapes (section 8): `detail`, else all values joined by commas, else no text. */
function readShape(status: number, body: unknown, movesMoney: boolean): Problem {
  const entries = isRecord(body) ? Object.entries(body) : []
  const valueOf = (wanted: string) => entries.find(([name]) => name === wanted)?.[1]
  const detail = valueOf('detail')
  // A field may be called so too: then it has a list of messages.
  const code = typeof valueOf('code') === 'string' ? String(valueOf('code')) : null
  const texts = entries.flatMap(([, value]) => textsOf(value))
  const fields = entries
    .filter(([name]) => !notFields.has(name) && !(name === 'code' && code !== null))
    .map(([name, value]) => [name, textsOf(value)] as const)
    .filter(([, messages]) => messages.length > 0)
  const text =
    typeof detail === 'string' && detail !== '' ? detail : texts.length > 0 ? texts.join(', ') : null
  return {
    kind: kindOf(status, movesMoney),
    status,
    text,
    formText: [detail, valueOf('message'), valueOf('non_field_errors')].flatMap(textsOf)[0] ?? null,
    code,
    refusal: null,
    fields: Object.fromEntries(fields),
    fieldRefusals: {},
    body,
  }
}

const notFields = new Set(['detail', 'message', 'non_field_errors'])

function kindOf(status: number, movesMoney: boolean): Problem['kind'] {
  if (status === 401) return 'signedOut'
  if (status === 429) return 'tooMany'
  if (status >= 500) return movesMoney ? 'unknownOutcome' : 'unavailable'
  return 'refused'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.flatMap(textsOf) : []
}
