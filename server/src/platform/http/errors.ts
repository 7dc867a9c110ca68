import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { badRequest, notFound, Problem, unavailable } from '#platform/problems.ts'
import { isStorageFault } from '#platform/database/storage.ts'
import { sqlState } from '#platform/database/transaction.ts'

/** The one place where an error becomes an answer. An unknown one is logged once, with the request's id. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error)
  // A refusal may be about one person: no cache keeps it.
  reply.header('cache-control', 'no-store')
  if (problem) return reply.code(problem.status).headers(problem.headers).send(problem.body)
  request.log.error({ err: error, request_id: request.id }, 'request failed')
  return reply.code(500).send({
    detail: `Something went wrong on our side. If you sent money or a form, look whether it arrived before you try again. Reference ${request.id}.`,
  })
}

function asProblem(error: FastifyError | Error): Problem | undefined {
  if (error instanceof Problem) return error
  // A NUL character: JSON allows it in text, PostgreSQL does not.
  if (sqlState(error) === '22021') return unstorableText()
  if (isStorageFault(error)) {
    return unavailable(
      'We cannot store anything right now, so this was not done. Try again in a few minutes; a repeated request with the same Idempotency-Key counts once.',
      60,
    )
  }
  if (sqlState(error) === statementTimedOut) return tookTooLong()
  if (isDatabaseAway(error)) {
    return unavailable(
      'We could not reach our database. Try again in a few seconds; a repeated request with the same Idempotency-Key counts once.',
    )
  }
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return undefined
  // The handler's time was up; its work may still come to an end.
  if (error.statusCode === 503) return tookTooLong()
  // The file server answers 403 for folders and for paths outside its root. For callers neither exists.
  if (error.statusCode === 403 || error.statusCode === 404) return notFound()
  const text = requestFaults[error.statusCode]
  return text === undefined ? undefined : new Problem(error.statusCode, { detail: text })
}

/** Ended by PostgreSQL's own time-out. */
const statementTimedOut = '57014'

const tookTooLong = (): Problem =>
  unavailable('That took too long. Try again; a repeated request with the same Idempotency-Key counts once.')

const requestFaults: Readonly<Record<number, string>> = {
  400: 'The request is not valid JSON.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send JSON: set Content-Type to application/json.',
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

function isDatabaseAway(error: Error): boolean {
  return (
    connectionCodes.has(sqlState(error) ?? '') ||
    /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
      error.message,
    )
  )
}

export const unstorableText = (): Problem => badRequest('The text has a character that cannot be stored.')

/** Turns what a schema found into the spec's shape: field name → messages. An unknown field is reported under its name. */
export function validationProblem(error: z.core.$ZodError, input: unknown): Problem {
  const fields = new Map<string, string[]>()
  const note = (field: string, message: string) => {
    const messages = fields.get(field) ?? []
    if (!messages.includes(message)) fields.set(field, [...messages, message])
  }
  for (const issue of error.issues) {
    const [field] = issue.path
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) note(String(field ?? key), `There is no field "${key}" here.`)
    } else if (field !== undefined) {
      note(String(field), issue.message)
    } else {
      return new Problem(400, {
        detail:
          input === undefined || input === null
            ? 'Send a JSON object.'
            : 'The request has a wrong shape: send a JSON object.',
      })
    }
  }
  return new Problem(400, Object.fromEntries(fields))
}
