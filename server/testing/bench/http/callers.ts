/** Requests over connections that are kept open; each caller waits for its answer before the next request. */
import { Pool } from 'undici'
import type { BenchPerson } from './people.ts'

export type Callers = {
  readonly request: (request: BenchRequest) => Promise<BenchReply>
  readonly close: () => Promise<void>
}

export type BenchRequest = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export type BenchReply = { readonly status: number; readonly retryAfter: string | undefined }

export function openCallers(url: string, count: number): Callers {
  const pool = new Pool(url, { connections: count, pipelining: 1 })
  return {
    request: async ({ method, path, headers, body }) => {
      const reply = await pool.request({
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      })
      await reply.body.dump()
      return { status: reply.statusCode, retryAfter: reply.headers['retry-after']?.toString() }
    },
    close: () => pool.close(),
  }
}

/** As somebody who is logged in, from an address of their own, through the proxy that the server trusts. */
export const asPerson = ({ access, address }: BenchPerson): Record<string, string> => ({
  authorization: `Bearer ${access}`,
  'x-forwarded-for': address,
})

/** One after the other, for ever. */
export function inTurn<T>(all: readonly T[]): () => T {
  let turn = 0
  return () => {
    const one = all[turn++ % all.length]
    if (one === undefined) throw new RangeError('nobody is there')
    return one
  }
}
