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

/**
 * Their own work is on the processors that are measured, so it is the least that undici can do: no streams, and the body
 * of an answer is let go by.
 */
export function openCallers(url: string, count: number): Callers {
  const pool = new Pool(url, { connections: count, pipelining: 1 })
  return {
    request: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        let status = 0
        let retryAfter: string | undefined
        pool.dispatch(
          {
            method,
            path,
            headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
            body: body === undefined ? null : JSON.stringify(body),
          },
          {
            onRequestStart: () => undefined,
            onResponseStart: (_controller, statusCode, answered) => {
              status = statusCode
              retryAfter = answered['retry-after']?.toString()
            },
            onResponseData: () => undefined,
            onResponseEnd: () => resolve({ status, retryAfter }),
            onResponseError: (_controller, error) => reject(error),
          },
        )
      }),
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
