import type { Endpoint } from '@evenmoor/contract/endpoint'
import { refreshTokens } from '@evenmoor/contract/sessions'
import type * as z from 'zod/mini'
import { CallFailed, noAnswer, readProblem } from '#api/problem.ts'
import { endSession, readSession, renewAccess } from '#api/session.ts'

/** A part of a call (params, query, body) as its schema takes it; a part the endpoint has none of stays away. */
type Part<Name extends string, Schema extends z.ZodMiniType> =
  undefined extends z.input<Schema>
    ? { readonly [K in Name]?: z.input<Schema> }
    : { readonly [K in Name]: z.input<Schema> }

type Given<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    /** Needed when the endpoint moves money: one key for one intent, kept over retries. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
  }

/** The parts without the types of one endpoint. */
type Parts = Partial<Record<'params' | 'query' | 'body', unknown>> & {
  idempotencyKey?: string
  signal?: AbortSignal
}

/**
 * Makes a call of the contract and gives its answer, checked against its schema. Throws `CallFailed`.
 * A 401 of a call that needs a session renews the access token once and repeats the call.
 */
export async function call<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  A extends z.ZodMiniType,
>(
  endpoint: Endpoint<P, Q, B, A>,
  ...[given]: {} extends Given<P, Q, B> ? [given?: Given<P, Q, B>] : [given: Given<P, Q, B>]
): Promise<z.output<A>> {
  const parts: Parts = given ?? {}
  if (endpoint.movesMoney && !parts.idempotencyKey)
    throw new Error(`${endpoint.path} needs an idempotency key`)
  const session = readSession()
  let response = await send(endpoint, parts, session?.access)
  if (response.status === 401 && endpoint.access.kind !== 'public' && session) {
    const access = await renewed(session.access)
    if (access) response = await send(endpoint, parts, access)
    if (response.status === 401) endSession()
  }
  return read(endpoint, response)
}

async function send(endpoint: Endpoint, parts: Parts, access: string | undefined): Promise<Response> {
  const { body, idempotencyKey, signal } = parts
  try {
    return await fetch(addressOf(endpoint.path, parts), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(access && { authorization: `Bearer ${access}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      cache: 'no-store',
      credentials: 'omit',
    })
  } catch (reason) {
    if (signal?.aborted) throw reason
    throw new CallFailed(noAnswer(endpoint.movesMoney))
  }
}

async function read<A extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, A>,
  response: Response,
): Promise<z.output<A>> {
  const { movesMoney } = endpoint
  const body = await bodyOf(response)
  if (!response.ok) {
    throw new CallFailed(
      readProblem(response.status, body, { movesMoney, retryAfter: response.headers.get('retry-after') }),
    )
  }
  const answer = endpoint.answer.safeParse(body)
  if (answer.success) return answer.data
  // A success we cannot read: for money that is as good as no answer.
  throw new CallFailed({
    ...noAnswer(movesMoney),
    kind: movesMoney ? 'unknownOutcome' : 'unavailable',
    status: response.status,
  })
}

async function renewed(stale: string): Promise<string | null> {
  try {
    return await renewAccess(stale, askForTokens)
  } catch {
    // The call itself was answered with a 401, so nothing of it happened: only the renewal is open.
    throw new CallFailed(noAnswer(false))
  }
}

async function askForTokens(refresh: string) {
  const response = await send(refreshTokens, { body: { refresh } }, undefined)
  const answer = response.ok ? refreshTokens.answer.safeParse(await bodyOf(response)) : null
  return answer?.success ? answer.data : null
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch {
    return null
  }
}

function addressOf(path: string, { params, query }: Parts): string {
  const filled = path.replace(/\{([a-z_]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(valueOf(params, name))),
  )
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

const valueOf = (params: unknown, name: string): unknown =>
  (params as Record<string, unknown> | undefined)?.[name] ?? ''
