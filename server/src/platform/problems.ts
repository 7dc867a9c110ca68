import { STATUS_CODES } from 'node:http'
import { type AccountStatus, accountLimited, type LimitedState } from '@evenmoor/contract/account-status'
import {
  because,
  type FieldError,
  type Given,
  type ProblemDetails,
  type Refusal,
  type RefusalCode,
} from '@evenmoor/contract/refusals'
import { english } from './english.ts'

/** The body of a refusal, in one of the spec's shapes (section 8). */
export type ProblemBody =
  | { readonly detail: string; readonly code?: string; readonly account?: AccountStatus }
  | Readonly<Record<string, readonly string[]>>

/** One thing that is wrong with a field of the request, and where it is: names and places in lists, outermost first. */
export type FieldRefusal = { readonly path: readonly PropertyKey[]; readonly why: Refusal }

/** What is refused: the request as a whole, or some of its fields, each with all that is wrong with it. */
type Why = Refusal | { readonly fields: readonly FieldRefusal[] }

type Beside = {
  readonly headers?: Readonly<Record<string, string>>
  /** The spec's shape names the code too: for refusals that a client has to tell apart from others. */
  readonly isNamed?: boolean
  /** The status of the account that a login was refused to. */
  readonly account?: AccountStatus
}

/**
 * A refusal that the caller is told: thrown anywhere below a route, turned into an answer in one place
 * (`http/errors.ts`). It rolls back the transaction it is thrown in. It is a code and what its sentence is given, never a
 * sentence.
 */
export class Problem extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #why: Why
  readonly #beside: Beside
  #leave: (() => Promise<void>) | undefined

  constructor(status: number, why: Why, beside: Beside = {}) {
    super()
    this.name = 'Problem'
    this.status = status
    this.headers = beside.headers ?? {}
    this.#why = why
    this.#beside = beside
    this.message = JSON.stringify(this.body)
  }

  /** In the spec's shape: `detail`, or field name → messages. What is inside a field is said at the field. */
  get body(): ProblemBody {
    if ('fields' in this.#why) {
      const byField = Map.groupBy(this.#why.fields, ({ path }) => String(path[0]))
      return Object.fromEntries(
        [...byField].map(([field, each]) => [field, [...new Set(each.map(({ why }) => english(why)))]]),
      )
    }
    const { isNamed = false, account } = this.#beside
    return {
      detail: english(this.#why),
      ...(isNamed && { code: this.#why.code }),
      ...(account && { account }),
    }
  }

  /** As RFC 9457 has it. */
  get details(): ProblemDetails & { readonly account?: AccountStatus } {
    const why = this.#why
    const { more, ...whole } = 'fields' in why ? because('fields_refused') : why
    const { account } = this.#beside
    return {
      // No document describes each code, and the type says no more than the status.
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Refused',
      status: this.status,
      detail: english({ ...whole, more }),
      ...whole,
      ...(more && { more }),
      ...('fields' in why && { errors: errorsOf(why.fields) }),
      ...(account && { account }),
    }
  }

  /** The same refusal with something that has to stay although the transaction is rolled back, such as an alarm. */
  leaving(leave: () => Promise<void>): this {
    this.#leave = leave
    return this
  }

  /** Does what must persist, after the rollback. The binder calls it before it answers. */
  async settle(): Promise<void> {
    await this.#leave?.()
  }
}

const errorsOf = (fields: readonly FieldRefusal[]): readonly FieldError[] =>
  fields.map(({ path, why }) => ({ pointer: pointerTo(path), ...why, detail: english(why) }))

/** A JSON Pointer (RFC 6901) to where something is in the request. */
const pointerTo = (path: FieldRefusal['path']): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** A code with its params, or a refusal that is made already. */
type Refuse = {
  <Code extends RefusalCode>(code: Code, ...given: Given<Code>): Problem
  (why: Refusal): Problem
}

const whyOf = (why: RefusalCode | Refusal, params?: object): Refusal =>
  typeof why === 'string' ? ({ code: why, params: params ?? {} } as Refusal) : why

const refusing =
  (status: number): Refuse =>
  (why: RefusalCode | Refusal, params?: object) =>
    new Problem(status, whyOf(why, params))

type RefuseField = {
  <Code extends RefusalCode>(field: string, code: Code, ...given: Given<Code>): Problem
  (field: string, why: Refusal): Problem
}

const refusingField =
  (status: number): RefuseField =>
  (field: string, why: RefusalCode | Refusal, params?: object) =>
    new Problem(status, { fields: [{ path: [field], why: whyOf(why, params) }] })

/** 400: one field is wrong. */
export const badField = refusingField(400)

/** 409: one field was right, and what it is about changed meanwhile. */
export const staleField = refusingField(409)

/** 400: the request as a whole is wrong. */
export const badRequest = refusing(400)

/** 401: not signed in, or not any more. */
export const unauthorized = (): Problem => new Problem(401, because('signed_out'))

/** 403: signed in, but not allowed. */
export const forbidden = refusing(403)

/** 403: not before the person has proven who they are; the code tells the browser what to ask for. */
export const proofMissing: Refuse = (why: RefusalCode | Refusal, params?: object) =>
  new Problem(403, whyOf(why, params), { isNamed: true })

/** 403: the account is locked or suspended, and this has to wait for its review. */
export const limitedRefusal = (state: LimitedState): Problem =>
  new Problem(403, because(accountLimited, { state }), { isNamed: true })

type NotFound = {
  (): Problem
  <Code extends RefusalCode>(code: Code, ...given: Given<Code>): Problem
}

/** 404: also for what exists but belongs to someone else. */
export const notFound: NotFound = (code: RefusalCode = 'not_found', params?: object) =>
  new Problem(404, whyOf(code, params))

/** 409: the state of the thing does not allow it (any more). */
export const conflict = refusing(409)

/** 422: the same idempotency key came with another request. */
export const keyReused = (): Problem => new Problem(422, because('idempotency_key_reused'))

/** 429: too often; `seconds` until it is worth another try. */
export const tooMany = (
  seconds: number,
  why = because('too_many_tries', { wait_seconds: seconds }),
): Problem => new Problem(429, why, { headers: { 'retry-after': String(seconds) } })

/** 503: something we depend on does not answer; the caller may try again. */
export const unavailable = (why: Refusal, seconds = 5): Problem =>
  new Problem(503, why, { headers: { 'retry-after': String(seconds) } })
