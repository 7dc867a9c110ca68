import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import { roleCan } from '@evenmoor/contract/staff'
import type { Context } from '#context.ts'
import { answerOnce, outcomeOf } from '#platform/idempotency.ts'
import {
  badRequest,
  forbidden,
  limitedRefusal,
  Problem,
  proofMissing,
  unauthorized,
} from '#platform/problems.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Authenticate, Caller } from './caller.ts'
import { CallerCheck, KnownCallers } from './known-callers.ts'
import { Download } from './download.ts'
import { takeDownloadSlot } from './download-slots.ts'
import { unstorableText, validationProblem } from './errors.ts'
import { EventStream } from './event-stream.ts'
import { leaveBodiesUnread, readFileBody } from './file-body.ts'
import { inConstantTime } from './constant-time.ts'
import { headerOf } from './header-of.ts'
import { routePath } from './route-path.ts'
import { sendShared } from './shared-answers.ts'
import { isWellFormed } from './well-formed.ts'

/** Where a request comes from, for limits, sessions and mails. */
export type Origin = { readonly address: string; readonly userAgent: string }

type CallerOf<E extends Endpoint> = E['access'] extends { kind: 'public' } ? Caller | undefined : Caller

/** What a handler is given. `tx` is the open transaction; it commits when the handler returns. */
export type Call<E extends Endpoint> = {
  readonly ctx: Context
  readonly tx: Tx
  readonly caller: CallerOf<E>
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
  readonly origin: Origin
  /** A header of the request; undefined where it was not sent. */
  readonly header: (name: string) => string | undefined
  /** What was requested before the transaction was opened; throws what the request threw. See `askingFirst`. */
  readonly asked: () => unknown
  /** Reads the file of an endpoint that takes one; see `readFileBody`. Empty where none came. */
  readonly readFile: () => Promise<Buffer>
}

type Before<E extends Endpoint> = Omit<Call<E>, 'tx' | 'asked'>
type Looking<E extends Endpoint> = Omit<Call<E>, 'asked'>

/** An endpoint with its handler: what `routes.ts` of a module exports. */
export type Route = {
  readonly endpoint: Endpoint
  readonly handle: (call: Call<Endpoint>, found: unknown) => Promise<unknown>
  /** Runs before the transaction is opened. */
  readonly ask?: (call: Before<Endpoint>) => Promise<unknown>
  /** What the handler is given besides; see `lookingFirst`. */
  readonly look?: (call: Looking<Endpoint>) => Promise<unknown>
  /** The answer is the same for everyone, and may be remembered for so long; see `sameForEveryone`. */
  readonly sharedMs?: number
  /** What it reads may be seconds old; see `secondsOld`. */
  readonly isSecondsOld?: boolean
  /** The handler opens its own transactions and must not use `tx`; see `withOwnTransactions`. */
  readonly ownTransactions?: boolean
  /** The answer is a file that is made while it is sent, and may take its time. */
  readonly isDownload?: boolean
  /** The answer is a stream of server-sent events, for who asks for one. */
  readonly isEventStream?: boolean
  /** The answer comes no sooner than a fixed time after the request; see `withConstantTime`. */
  readonly evenPace?: boolean
}

/** Binds an endpoint of the contract to its handler; types follow the contract. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['answer']> | z.input<E['alternative']>>,
): Route => ({
  endpoint,
  handle,
})

/**
 * A route that needs an answer from elsewhere: it is requested before the transaction is opened, so that none waits for
 * it. Where asking fails, the handler decides when that is told: `asked` throws it.
 */
export const askingFirst = <E extends Endpoint, Asked>(
  endpoint: E,
  ask: (call: Before<E>) => Promise<Asked>,
  handle: (
    call: Omit<Call<E>, 'asked'> & { readonly asked: () => Asked },
  ) => Promise<z.input<E['answer']> | z.input<E['alternative']>>,
): Route => ({ endpoint, ask, handle: handle as Route['handle'] })

/**
 * A route of a call that moves money, which asks the database for what it begins with together with the caller's key: `look`
 * reads and locks, and writes nothing. The handler is given what it found; what it throws is the answer.
 */
export const lookingFirst = <E extends Endpoint, Found>(
  endpoint: E,
  look: (call: Looking<E>) => Promise<Found>,
  handle: (call: Looking<E>, found: Found) => Promise<z.input<E['answer']> | z.input<E['alternative']>>,
): Route => ({
  endpoint,
  look,
  handle: handle as unknown as Route['handle'],
})

/**
 * Marks a public route whose answer is the same for everyone. It is remembered until something public changes
 * (`notePublicChange`), and no longer than `keptMs`, and is sent with a tag by which a caller that has it already is told so.
 */
export const sameForEveryone = (bound: Route, keptMs: number): Route => ({ ...bound, sharedMs: keptMs })

/** Marks a route that only reads, and nothing that could be a balance: what it reads may be seconds old. */
export const secondsOld = (bound: Route): Route => ({ ...bound, isSecondsOld: true })

/** Binds an endpoint to a file that is made while it is sent; its pieces open transactions of their own. */
export const asDownload = <E extends Endpoint>(
  endpoint: E,
  make: (call: Call<E>) => Download | Promise<Download>,
): Route => ({
  endpoint,
  handle: async (call) => make(call),
  ownTransactions: true,
  isDownload: true,
})

/** Binds an endpoint to a stream of server-sent events. */
export const asEventStream = <E extends Endpoint>(
  endpoint: E,
  open: (call: Call<E>) => EventStream,
): Route => ({
  endpoint,
  handle: async (call) => open(call),
  ownTransactions: true,
  isEventStream: true,
})

/** Binds an endpoint to a file that is there as a whole. */
export const asFile = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Download>,
): Route => ({ endpoint, handle })

/** Registers routes on the server: access, validation, transaction, idempotency, answer, in this order. */
export function registerRoutes(
  app: FastifyInstance,
  ctx: Context,
  authenticate: Authenticate,
  routes: readonly Route[],
): void {
  const known = new KnownCallers()
  for (const route of routes) {
    const { endpoint, handle, ask, look, ownTransactions = false, evenPace = false } = route
    const { isDownload = false, isEventStream = false, isSecondsOld = false, sharedMs } = route
    const { takesFile } = endpoint
    // What is done outside of its transaction couldn't be undone for a caller who turns out to be another.
    const asksAlong =
      endpoint.method === 'GET' &&
      endpoint.access.kind === 'investor' &&
      !ask &&
      !ownTransactions &&
      !isSecondsOld
    const options: RouteOptions = {
      method: endpoint.method,
      url: routePath(endpoint.path),
      config: {
        takesNoBody: takesFile === undefined && endpoint.body instanceof z.ZodMiniUndefined,
        takesFile: takesFile !== undefined,
      },
      ...(isDownload && { handlerTimeout: downloadTimeoutMs }),
      ...(isEventStream && { exposeHeadRoute: false }),
      ...(takesFile && { handlerTimeout: uploadTimeoutMs }),
      handler: async (request, reply) => {
        if (sharedMs !== undefined) {
          const make = async () => (await answerTo(request, undefined)).body
          return sendShared(request, reply, await ctx.shared.at(request.url, sharedMs, make))
        }
        const token = accessTokenOf(request)
        const expected = token !== undefined && asksAlong ? known.of(token) : undefined
        if (token !== undefined && expected !== undefined) {
          const check = new CallerCheck(expected, (tx) => authenticate(ctx, token, tx))
          try {
            assertMayCall(endpoint, expected)
            return send(reply, await answerTo(request, expected, check))
          } catch (error) {
            if (!check.beginsAgain(error)) throw error
          }
        }
        const caller = token === undefined ? undefined : await authenticate(ctx, token)
        if (token !== undefined) known.note(token, caller)
        assertMayCall(endpoint, caller)
        if (isEventStream) assertAsksForEvents(request)
        if (isDownload && caller) {
          const giveBack = takeDownloadSlot(caller.personId)
          // Sent, refused, or the caller has gone.
          for (const end of ['finish', 'close']) reply.raw.once(end, giveBack)
        }
        return send(reply, await answerTo(request, caller))
      },
    }
    const answerTo = async (request: FastifyRequest, caller: Caller | undefined, check?: CallerCheck) => {
      const input = {
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body ?? undefined),
      }
      const origin = originOf(request)
      const readFile = () => readFileBody(request, takesFile?.bytesMax ?? 0)
      const header = headerOf(request)
      const given = { ctx, caller, origin, header, readFile, ...input } as Before<Endpoint>
      const asked = await outcomeOf(ask?.(given))
      const work = async (tx?: Tx, found?: unknown) => ({
        status: endpoint.status,
        body: await handle({ ...given, tx, asked } as Call<Endpoint>, found),
      })
      const answering =
        endpoint.movesMoney && caller
          ? answerOnce(
              ctx,
              {
                personId: caller.personId,
                key: header('idempotency-key'),
                request: requestText(endpoint, request),
              },
              work,
              async (tx) => look?.({ ...given, tx }),
            )
          : ownTransactions
            ? work()
            : isSecondsOld
              ? ctx.readingSecondsOld((tx) => work(tx))
              : endpoint.method === 'GET'
                ? ctx.reading((tx) => (check === undefined ? work(tx) : check.beside(tx, () => work(tx))))
                : ctx.transaction((tx) => work(tx))
      return (evenPace ? inConstantTime(answering) : answering).catch(settled)
    }
    if (takesFile === undefined) app.route(options)
    else {
      void app.register(async (scope) => {
        leaveBodiesUnread(scope)
        scope.route(options)
      })
    }
  }
}

/** Throws a refusal on, once what it has to leave behind is done: its transaction is over by now. */
async function settled(error: unknown): Promise<never> {
  if (error instanceof Problem) await error.settle()
  throw error
}

/** The handler's time includes the arrival of the file, and a wait for its turn. */
const uploadTimeoutMs = 40_000

/** The handler's time includes the sending: a long file to a slow reader. */
const downloadTimeoutMs = 10 * 60_000

function send(reply: FastifyReply, { status, body }: { status: number; body: unknown }): FastifyReply {
  if (body instanceof EventStream) {
    body.begin(reply)
    return reply
  }
  reply.code(status).header('cache-control', 'no-store')
  if (!(body instanceof Download)) return reply.send(body)
  return (
    reply
      .header('content-type', body.contentType)
      .header('content-disposition', `attachment; filename="${body.filename}"`)
      // Opened as a page of its own it could do nothing, whatever is in it.
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .send(Readable.from(body.pieces))
  )
}

/** Anything an endpoint doesn't declare is ignored. */
function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  if (schema instanceof z.ZodMiniUndefined) return undefined as z.output<S>
  const result = z.safeParse(schema, value)
  if (!result.success) throw validationProblem(result.error, value)
  if (!isWellFormed(result.data)) throw unstorableText()
  return result.data
}

function accessTokenOf({ headers }: FastifyRequest): string | undefined {
  const header = headers.authorization
  return header === undefined ? undefined : /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1]
}

function assertMayCall(endpoint: Endpoint, caller: Caller | undefined): void {
  assertAccess(endpoint, caller)
  assertNotLimited(endpoint, caller)
  assertStepUp(endpoint, caller)
}

function assertAccess({ access }: Endpoint, caller: Caller | undefined): void {
  if (access.kind === 'public') return
  if (caller === undefined) throw unauthorized()
  if (
    access.kind === 'staff' &&
    (caller.staffRole === null || !roleCan(caller.staffRole, access.permission))
  ) {
    throw forbidden('role_not_allowed')
  }
  if (access.kind === 'staff' && !caller.provenForStaff) {
    throw proofMissing('second_factor_required', { during: 'working' })
  }
}

function assertNotLimited({ whileLimited }: Endpoint, caller: Caller | undefined): void {
  if (caller !== undefined && caller.limited !== null && !whileLimited) throw limitedRefusal(caller.limited)
}

function assertStepUp({ stepUp }: Endpoint, caller: Caller | undefined): void {
  if (stepUp === false || caller === undefined || caller.steppedUp) return
  if (stepUp === 'unless_just_logged_in' && caller.justLoggedIn) return
  throw proofMissing('step_up_required', { proof: caller.hasSecondFactor ? 'second_factor' : 'password' })
}

function assertAsksForEvents({ headers }: FastifyRequest): void {
  if (headers.accept?.includes('text/event-stream') === true) return
  throw badRequest('event_stream_only')
}

const originOf = (request: FastifyRequest): Origin => ({
  // What a proxy passes on may be any text: only an address is one.
  address: isIP(request.ip) > 0 ? request.ip : (request.socket.remoteAddress ?? ''),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
})

const requestText = (endpoint: Endpoint, request: FastifyRequest): string =>
  JSON.stringify([endpoint.method, request.url, request.body ?? null])
