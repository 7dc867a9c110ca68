import * as z from 'zod/mini'
import type { StaffPermission } from '#staff.ts'

/** Who may call an endpoint. The server checks it before anything else; the access table is generated from it. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'investor' }
  | { readonly kind: 'staff'; readonly permission: StaffPermission }

/**
 * Whether a call needs proof of the person within the last five minutes, by `POST /account/step_up/`: never, always,
 * or unless they have logged in within these minutes. Without it the answer is 403 with the code `step_up_required`.
 */
export type StepUp = false | true | 'unless_just_logged_in'

/** A file that an endpoint takes: the types it may have, and its largest size. */
export type TakenFile = { readonly types: readonly string[]; readonly bytesMax: number }

/** The statuses of refusals that the API's description lists; `refusalStatuses` in `openapi.ts` says which of them where. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503

/**
 * One call of the API as data: path, payload, answer. Browser and server import the same object;
 * the OpenAPI document is made from it. Paths are written with `{name}` for parameters.
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Alternative extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}/` | `/${string}.csv` | `/${string}.pdf`
  readonly summary: string
  readonly access: Access
  /** The status of a success. */
  readonly status: 200 | 201 | 204
  /** Runs once for each `Idempotency-Key` of a caller; the first answer is given again. */
  readonly movesMoney: boolean
  readonly stepUp: StepUp
  /**
   * Whether the owner of a locked or suspended account may call it; else the answer is 403 with the code
   * `account_limited`. Nobody may use a call of staff then.
   */
  readonly whileLimited: boolean
  /** Refusals that cannot be told from the rest, such as a 404 for something that the body names. */
  readonly mayRefuse?: readonly RefusalStatus[]
  /** The body is one file as it is and not JSON. */
  readonly takesFile?: TakenFile
  /** The answer is a file of this type and not JSON; in the browser a Blob. */
  readonly givesFile?: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** A success of another shape than `answer`; a client that does not know it has to treat it as an error. */
  readonly alternative: Alternative
}

type None = z.ZodMiniUndefined
const nothing: None = z.undefined()
type Given<Params, Query, Body, Answer, Alternative> = {
  method: Endpoint['method']
  path: Endpoint['path']
  summary: string
  access: Access
  status?: Endpoint['status']
  movesMoney?: boolean
  stepUp?: StepUp
  whileLimited?: boolean
  mayRefuse?: readonly RefusalStatus[]
  takesFile?: TakenFile
  givesFile?: string
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
  alternative?: Alternative
}

/**
 * Declares an endpoint; what is left out (params, query, body, answer) is none. While an account is limited its owner may
 * see (GET) and call what is public, and nothing else unless it is declared.
 */
export function endpoint<
  Params extends z.ZodMiniType = None,
  Query extends z.ZodMiniType = None,
  Body extends z.ZodMiniType = None,
  Answer extends z.ZodMiniType = None,
  Alternative extends z.ZodMiniType = z.ZodMiniNever,
>(
  given: Given<Params, Query, Body, Answer, Alternative>,
): Endpoint<Params, Query, Body, Answer, Alternative> {
  const none: unknown = nothing
  const never: unknown = z.never()
  return {
    status: 200,
    movesMoney: false,
    stepUp: false,
    whileLimited:
      given.access.kind === 'public' || (given.access.kind === 'investor' && given.method === 'GET'),
    params: none as Params,
    query: none as Query,
    body: none as Body,
    answer: none as Answer,
    alternative: never as Alternative,
    ...given,
  }
}
