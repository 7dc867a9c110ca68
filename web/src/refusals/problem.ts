import type { Refusal } from '@evenmoor/contract/refusals'

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

export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
