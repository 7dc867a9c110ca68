import * as z from 'zod/mini'

/** Who may call an endpoint. The server checks it before anything else; the access table is generated from it. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'investor' }
  | { readonly kind: 'staff'; readonly permission: StaffPermission }

/** What a member of staff may be allowed to do; which role may do what stands in `staff.ts`. */
export type StaffPermission = 'withdrawals:read' | 'withdrawals:decide'

/**
 * One call of the API as data: path, payload, answer. Browser and server import the same object;
 * the OpenAPI document is made from it. Paths are written with `{name}` for parameters.
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/${string}/`
  readonly summary: string
  readonly access: Access
  /** The status of a success. */
  readonly status: 200 | 201 | 204
  /** Runs once for each `Idempotency-Key` of a caller; the first answer is given again. */
  readonly movesMoney: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
}

type None = z.ZodMiniUndefined
const nothing: None = z.undefined()
type Given<Params, Query, Body, Answer> = {
  method: Endpoint['method']
  path: Endpoint['path']
  summary: string
  access: Access
  status?: Endpoint['status']
  movesMoney?: boolean
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
}

/** Declares an endpoint; what is left out (params, query, body, answer) is none. */
export function endpoint<
  Params extends z.ZodMiniType = None,
  Query extends z.ZodMiniType = None,
  Body extends z.ZodMiniType = None,
  Answer extends z.ZodMiniType = None,
>(given: Given<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  const none: unknown = nothing
  return {
    status: 200,
    movesMoney: false,
    params: none as Params,
    query: none as Query,
    body: none as Body,
    answer: none as Answer,
    ...given,
  }
}
