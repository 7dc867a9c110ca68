import { because, type Refusal, refusalIn } from '@evenmoor/contract/refusals'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { badRequest, type FieldRefusal, notFound, Problem, unavailable } from '#platform/problems.ts'
import { isStorageFault } from '#platform/database/storage.ts'
import type { Log } from '#platform/logging/log.ts'
import { sendProblem } from './send-problem.ts'
import { sqlState } from '#platform/database/transaction.ts'

/** The one place where an error becomes an answer. An unknown one is logged once, with the request's id. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error)
  if (problem) return sendProblem(request, reply, problem)
  const log: Log = request.log
  log.error({ err: error }, 'request failed')
  return sendProblem(request, reply, new Problem(500, because('internal_error', { reference: request.id })))
}

function asProblem(error: FastifyError | Error): Problem | undefined {
  if (error instanceof Problem) return error
  // A NUL character: JSON allows it in text, PostgreSQL does not.
  if (sqlState(error) === '22021') return unstorableText()
  if (isStorageFault(error)) {
    return unavailable(because('storage_full'), 60)
  }
  if (sqlState(error) === statementTimedOut) return tookTooLong()
  if (isDatabaseAway(error)) {
    return unavailable(because('database_unreachable'))
  }
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return undefined
  // The handler's time was up; its work may still come to an end.
  if (error.statusCode === 503) return tookTooLong()
  // The file server answers 403 for folders and for paths outside its root. For callers neither exists.
  if (error.statusCode === 403 || error.statusCode === 404) return notFound()
  const why = requestFaults[error.statusCode]
  return why && new Problem(error.statusCode, why)
}

/** Whether an error is the fault of what was tried: not of a database that is away, or of anything that is back in a while. */
export function isOwnFault(error: unknown): boolean {
  return error instanceof Error && (asProblem(error)?.status ?? 500) !== 503
}

/** Ended by PostgreSQL's own time-out. */
const statementTimedOut = '57014'

const tookTooLong = (): Problem => unavailable(because('took_too_long'))

const requestFaults: Readonly<Record<number, Refusal>> = {
  400: because('json_invalid'),
  405: because('method_not_allowed'),
  413: because('request_too_large'),
  414: because('url_too_long'),
  415: because('json_expected'),
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
])

/** What the TLS of a server says of its certificate: it is not to be spoken to until somebody has renewed that. */
const certificateCodes = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** By a socket: the server is down, or takes no more for the moment. */
const isSocketAway = (error: NodeJS.ErrnoException): boolean =>
  error.syscall === 'connect' && (error.code === 'ENOENT' || error.code === 'EAGAIN')

function isDatabaseAway(error: Error): boolean {
  return (
    isSocketAway(error) ||
    connectionCodes.has(sqlState(error) ?? '') ||
    certificateCodes.has(sqlState(error) ?? '') ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
      error.message,
    )
  )
}

export const unstorableText = (): Problem => badRequest('text_not_storable')

/** Turns what a schema found into a refusal of the fields. An unknown field is reported under its name. */
export function validationProblem(error: z.core.$ZodError, input: unknown): Problem {
  const fields: FieldRefusal[] = []
  const known = new Set<string>()
  const note = (path: FieldRefusal['path'], why: Refusal) => {
    const place = JSON.stringify([path.map(String), why])
    if (known.has(place)) return
    known.add(place)
    fields.push({ path, why })
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) note([...issue.path, key], because('field_unknown', { field: key }))
    } else if (issue.path.length > 0) {
      note(issue.path, refusalIn(issue.message))
    } else {
      return badRequest(input === undefined || input === null ? 'object_missing' : 'shape_wrong')
    }
  }
  return new Problem(400, { fields })
}
