import { problemType } from '@evenmoor/contract/problem-type'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#platform/problems.ts'

/**
 * Sends a refusal in the shape that its caller asks for: RFC 9457 to one who names it in `Accept`, the spec's shape to
 * everyone else.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { type, body } = shapeFor(request.headers.accept, problem)
  return (
    addVary(reply, 'accept')
      .code(problem.status)
      .headers(problem.headers)
      // A refusal may be about one person: no cache keeps it.
      .header('cache-control', 'no-store')
      .type(type)
      .send(body)
  )
}

/** The same for what is answered without a reply of the framework. */
export function shapeFor(accept: string | undefined, problem: Problem): { type: string; body: string } {
  return wantsProblem(accept)
    ? { type: `${problemType}; charset=utf-8`, body: JSON.stringify(problem.details) }
    : { type: 'application/json; charset=utf-8', body: JSON.stringify(problem.body) }
}

/** Whether problems are named there, and not refused with `q=0`. Wildcards mean the spec's shape, as they always have. */
export const wantsProblem = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === problemType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

function addVary(reply: FastifyReply, name: string): FastifyReply {
  const known = reply.getHeader('vary')
  return reply.header('vary', known === undefined ? name : `${String(known)}, ${name}`)
}
