import type { FieldError, ProblemDetails, Refusal } from '@evenmoor/contract/refusals'

/** What went wrong with a call, as far as a screen needs to know. */
export type Problem = {
  kind:
    | 'refused' // the server said no, with a reason
    | 'signedOut' // the session is over and could not be renewed
    | 'tooMany'
    | 'unavailable' // 5xx on something that moves no money
    | 'unreachable' // no answer at all to something that moves no money
    | 'late' // the same, because the time for it was over
    | 'unknownOutcome' // money: no answer or a 5xx, so it may or may not have happened
    | 'notProven' // the person was asked to prove who they are and chose not to: nothing was done
  /** The HTTP status; null when there was no answer. */
  status: number | null
  /** The server's words by the spec's rule; null when it gave none. */
  text: string | null
  /** What the log-in page shows of it (spec, section 8): `detail`, `message` or the first of `non_field_errors`. */
  formText: string | null
  /** The server's name for the refusal, where the screen must know more than the words; null when it gave none. */
  code: string | null
  /** What it is refused for, by code; null where only words came. */
  refusal: Refusal | null
  /** Messages by field name, for the fields of a form. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The same by code. */
  fieldRefusals: Readonly<Record<string, readonly Refusal[]>>
  /** The answer as it came, for what belongs to one refusal alone. */
  body: unknown
}

/** Thrown by `call` for everything that is not a success. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(
      `${problem.kind}${problem.status === null ? '' : ` (${problem.status})`}: ${problem.text ?? 'no text'}`,
    )
    this.problem = problem
  }
}

/** The problem behind whatever was thrown; a mistake of our own reads as `unavailable`. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof CallFailed) return thrown.problem
  return { ...nothingKnown, kind: 'unavailable' }
}

const nothingKnown = {
  status: null,
  text: null,
  formText: null,
  code: null,
  refusal: null,
  fields: {},
  fieldRefusals: {},
  body: null,
} as const

/** A call without an answer: about money that is "we don't know yet", never "nothing was sent". */
export const noAnswerProblem = (movesMoney: boolean): Problem => ({
  ...nothingKnown,
  kind: movesMoney ? 'unknownOutcome' : 'unreachable',
})

/** The same where the time for an answer was over. */
export const lateProblem = (movesMoney: boolean): Problem => ({
  ...nothingKnown,
  kind: movesMoney ? 'unknownOutcome' : 'late',
})

/** What a screen refuses by its own rules, in the form of a server's refusal. */
export const refused = (text: string): CallFailed =>
  new CallFailed({ ...nothingKnown, kind: 'refused', text })

/** The person was asked to prove who they are and did not. */
export const notProven: Problem = { ...nothingKnown, kind: 'notProven' }

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

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

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
