import { accountLimited, type LimitedState, type AccountStatus } from '@evenmoor/contract/account-status'
import { waitInEnglish } from '@evenmoor/contract/waits'

/** The body of a refusal, in one of the spec's shapes (section 8). */
export type ProblemBody =
  | { readonly detail: string; readonly code?: string; readonly account?: AccountStatus }
  | { readonly non_field_errors: readonly string[] }
  | Readonly<Record<string, readonly string[]>>

/**
 * A refusal that the caller is told: thrown anywhere below a route, turned into an answer in one place
 * (`http/errors.ts`). It rolls back the transaction it is thrown in.
 */
export class Problem extends Error {
  readonly status: number
  readonly body: ProblemBody
  readonly headers: Readonly<Record<string, string>>
  #leave: (() => Promise<void>) | undefined

  constructor(status: number, body: ProblemBody, headers: Readonly<Record<string, string>> = {}) {
    super(JSON.stringify(body))
    this.name = 'Problem'
    this.status = status
    this.body = body
    this.headers = headers
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

/** 400: one field is wrong. */
export const badField = (field: string, message: string): Problem => new Problem(400, { [field]: [message] })

/** 400: the request as a whole is wrong. */
export const badRequest = (detail: string): Problem => new Problem(400, { detail })

/** 401: not signed in, or not any more. */
export const unauthorized = (detail = 'You were signed out. Log in to continue.'): Problem =>
  new Problem(401, { detail })

/** 403: signed in, but not allowed. */
export const forbidden = (detail: string): Problem => new Problem(403, { detail })

/** 403: not before the person has proven who they are; the code tells the browser what to ask for. */
export const proofMissing = (code: 'step_up_required' | 'second_factor_required', detail: string): Problem =>
  new Problem(403, { detail, code })

/** 403: the account is locked or suspended, and this has to wait until it is looked at. */
export const limitedRefusal = (state: LimitedState): Problem =>
  new Problem(403, {
    detail:
      state === 'locked'
        ? 'Your account is locked. You can see it, export it and ask to withdraw; everything else waits for its review.'
        : 'Your account is suspended. You can see it, export it and ask to withdraw; everything else waits for its review.',
    code: accountLimited,
  })

/** 404: also for what exists but belongs to someone else. */
export const notFound = (detail = 'Not found.'): Problem => new Problem(404, { detail })

/** 409: the state of the thing does not allow it (any more). */
export const conflict = (detail: string): Problem => new Problem(409, { detail })

/** 422: the same idempotency key came with another request. */
export const keyReused = (): Problem =>
  new Problem(422, { detail: 'This Idempotency-Key was used for another request. Nothing was done.' })

/** 429: too often; `seconds` until it is worth another try. */
export const tooMany = (seconds: number, detail?: string): Problem =>
  new Problem(
    429,
    { detail: detail ?? `Too many tries. Wait ${waitInEnglish(seconds)}.` },
    { 'retry-after': String(seconds) },
  )

/** 503: something we depend on does not answer; the caller may try again. */
export const unavailable = (detail: string, seconds = 5): Problem =>
  new Problem(503, { detail }, { 'retry-after': String(seconds) })
