import type { Endpoint } from '@evenmoor/contract/endpoint'
import { refreshTokens } from '@evenmoor/contract/refresh-tokens'
import type * as z from 'zod/mini'
import { translateRefusal } from '#refusals/translate-refusal.ts'
import { CallFailed, lateProblem, noAnswerProblem, notProven, type Problem } from '#refusals/problem.ts'
import { readProblem } from '#refusals/read-problem.ts'
import { accepted } from '#api/accepted.ts'
import { isStepUpNeed, requestStepUp } from '#api/step-up-request.ts'
import { endSession, isRenewalDue, readSession, renewAccess, type Session } from '#api/session.ts'
import { answerWithinMs } from '#api/answer-within.ts'
import { TimeLimit, uploadWithinMs } from '#api/time-limit.ts'

/** A part of a call (params, query, body) as its schema takes it; a part the endpoint has none of stays away. */
type Part<Name extends string, Schema extends z.ZodMiniType> =
  undefined extends z.input<Schema>
    ? { readonly [K in Name]?: z.input<Schema> }
    : { readonly [K in Name]: z.input<Schema> }

type Given<P extends z.ZodMiniType, Q extends z.ZodMiniType, B extends z.ZodMiniType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    /** What an endpoint takes that `takesFile`. */
    readonly file?: Blob
    /** Needed when the endpoint moves money: one key for one intent, kept over retries. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
    /**
     * How long to wait for an answer, ten seconds unless it says otherwise, longer for files; the time that the person takes
     * to prove who they are does not count.
     */
    readonly patienceMs?: number
    /** Sent to the end although the page is left meanwhile. */
    readonly keepalive?: boolean
    /** Headers besides those that every call has. */
    readonly headers?: Readonly<Record<string, string>>
  }

/** The parts without the types of one endpoint. */
type Parts = Partial<Record<'params' | 'query' | 'body', unknown>> & {
  file?: Blob
  idempotencyKey?: string
  signal?: AbortSignal
  patienceMs?: number
  keepalive?: boolean
  headers?: Readonly<Record<string, string>>
}

/**
 * Makes a call of the contract and gives its answer, checked against its schema. Throws `CallFailed`.
 * The access token is renewed ahead of its end; a 401 of a call that needs a session renews the access token once and repeats the call. Where the server first wants
 * proof of the person, they are asked for it and the same call, with the same idempotency key, is made again.
 */
export async function call<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  A extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  endpoint: Endpoint<P, Q, B, A, O>,
  ...[given]: {} extends Given<P, Q, B> ? [given?: Given<P, Q, B>] : [given: Given<P, Q, B>]
): Promise<z.output<A> | z.output<O>> {
  const parts: Parts = given ?? {}
  if (endpoint.movesMoney && !parts.idempotencyKey)
    throw new Error(`${endpoint.path} needs an idempotency key`)
  const sentAtMs = performance.now()
  const reply = await sendInSession(endpoint, parts)
  const need = reply.problem?.code
  if (!isStepUpNeed(need)) return read(endpoint, reply)
  // One that always needs proof was pressed for, and does not repeat by itself.
  const isRead = endpoint.method === 'GET' && endpoint.stepUp === false
  const outcome = await requestStepUp(need, { sentAtMs, isRead })
  if (outcome === 'declined') throw new CallFailed(notProven)
  return read(endpoint, outcome === 'proven' ? await sendInSession(endpoint, parts) : reply)
}

/** An answer as it came; `problem` says what is wrong with it. */
type Reply = { readonly status: number; readonly body: unknown; readonly problem: Problem | null }

const unauthorized = 401

/** What is known of a call without its schemas. */
type Route = Pick<Endpoint, 'method' | 'path' | 'access' | 'movesMoney' | 'takesFile'>

/**
 * Makes a call whose answer nobody waits for, without its schemas: the code of a page stays smaller. The session is
 * renewed as with any other.
 */
export const callInBackground = (route: Route, parts: Parts): void =>
  void sendInSession(route, parts).catch(() => undefined)

async function sendInSession(endpoint: Route, parts: Parts): Promise<Reply> {
  const { signal, patienceMs = endpoint.takesFile ? uploadWithinMs : answerWithinMs } = parts
  const limit = new TimeLimit(patienceMs, signal)
  const isPublic = endpoint.access.kind === 'public'
  const session = isPublic ? readSession() : await inTime(freshSession(), limit)
  let reply = await send(endpoint, parts, session?.access, limit)
  if (reply.status === unauthorized && !isPublic && session) {
    const access = await inTime(freshAccessToken(session), limit)
    if (access) reply = await send(endpoint, parts, access, limit)
    if (reply.status === unauthorized && readSession()?.access === access) endSession()
  }
  return reply
}

/** A session that is renewed meanwhile. Nothing of the call itself is under way, so nothing of it is unknown. */
async function inTime<T>(renewal: Promise<T>, limit: TimeLimit): Promise<T> {
  try {
    return await limit.covers(renewal)
  } catch (reason) {
    throw limit.isLate ? new CallFailed(lateProblem(false)) : reason
  }
}

async function send(
  endpoint: Route,
  parts: Parts,
  access: string | undefined,
  limit: TimeLimit,
): Promise<Reply> {
  const { body, file, idempotencyKey, keepalive = false, headers } = parts
  const { movesMoney } = endpoint
  try {
    const response = await fetch(addressOf(endpoint.path, parts), {
      method: endpoint.method,
      headers: {
        ...headers,
        accept: accepted,
        ...(access && { authorization: `Bearer ${access}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // With the type that the file says it has.
      ...(file && { body: file }),
      signal: limit.signal,
      keepalive,
      // What is the same for everyone has a tag; whoever has it already is told so.
      cache: endpoint.access.kind === 'public' && endpoint.method === 'GET' ? 'no-cache' : 'no-store',
      credentials: 'omit',
    })
    const answer = await bodyOf(response, limit)
    const problem = response.ok
      ? null
      : await translateRefusal(readProblem(response.status, answer, { movesMoney }))
    return { status: response.status, body: answer, problem }
  } catch (reason) {
    if (limit.isLate) throw new CallFailed(lateProblem(movesMoney))
    if (limit.signal.aborted) throw reason
    throw new CallFailed(noAnswerProblem(movesMoney))
  }
}

function read<A extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, A, O>,
  { status, body, problem }: Reply,
): z.output<A> | z.output<O> {
  if (problem) throw new CallFailed(problem)
  const answer = endpoint.answer.safeParse(body)
  if (answer.success) return answer.data
  const alternative = endpoint.alternative.safeParse(body)
  if (alternative.success) return alternative.data
  // A success we cannot read: for money that is as good as no answer.
  const { movesMoney } = endpoint
  throw new CallFailed({
    ...noAnswerProblem(movesMoney),
    kind: movesMoney ? 'unknownOutcome' : 'unavailable',
    status,
  })
}

/** The stored session, with an access token that is not about to end. Where it can't be renewed, the call itself tells. */
export async function freshSession(): Promise<Session | null> {
  const stored = readSession()
  if (!stored || !isRenewalDue()) return stored
  await freshAccessToken(stored).catch(() => null)
  const now = readSession()
  // No call is made in the name of who logged in meanwhile.
  return now?.userId === stored.userId ? now : stored
}

/** A newer access token than the stale session's; null when that is over. Throws `CallFailed` where nobody answers. */
export async function freshAccessToken(stale: Session): Promise<string | null> {
  try {
    return await renewAccess(stale, askForTokens)
  } catch {
    // The call itself was answered with a 401, so nothing of it happened: only the renewal is open.
    throw new CallFailed(noAnswerProblem(false))
  }
}

async function askForTokens(refresh: string) {
  const limit = new TimeLimit(answerWithinMs)
  const { body } = await send(refreshTokens, { body: { refresh } }, undefined, limit)
  const answer = refreshTokens.answer.safeParse(body)
  return answer.success ? answer.data : null
}

async function bodyOf(response: Response, limit: TimeLimit): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (response.headers.has('content-disposition')) limit.giveTimeForFile()
  try {
    if (/^(image\/|application\/(pdf|jsonl))/.test(type)) return await response.blob()
    return await (type.startsWith('text/csv') ? response.text() : response.json())
  } catch {
    limit.signal.throwIfAborted()
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
