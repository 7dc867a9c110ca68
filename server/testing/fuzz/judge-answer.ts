import { securityHeaders } from '#platform/http/security-headers.ts'
import type { Answer } from './send.ts'

/** What may be told that is no fault of the server: something it depends on is away, or it has too much to do. */
const mayBeAway = 503

const inside = / at \S+\.(?:ts|js)|node_modules|FST_|ECONN|kysely|syntax error at|violates \w+ constraint/

/** What is wrong with an answer; nothing where it is in order, whatever was asked. */
export function faultsOf({ status, headers, body }: Answer): string[] {
  const faults: string[] = []
  if (status >= 500 && status !== mayBeAway) faults.push(`status ${status}`)
  if (status === mayBeAway && !headers.has('retry-after')) faults.push('503 without retry-after')
  for (const name of [...Object.keys(securityHeaders), 'x-request-id'])
    if (!headers.has(name)) faults.push(`status ${status} without ${name}`)
  if (status >= 400 && inside.test(body)) faults.push(`status ${status} tells of the inside`)
  return faults
}
