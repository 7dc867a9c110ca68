import type pg from 'pg'

/** F05: as many may wait for a connection. Whoever comes then is told at once to come again. */
export const waitingMax = 200

type Connected = (error: Error | undefined, client: undefined, release: () => void) => void

/** Refuses a connection with `refusal` while `waitingMax` wait for one: a longer queue would only be refused later. */
export function boundQueue(pool: pg.Pool, refusal: () => Error): void {
  const connect = pool.connect.bind(pool) as (connected?: Connected) => unknown
  const bounded = (connected?: Connected): unknown => {
    if (pool.waitingCount < waitingMax) return connect(connected)
    if (connected === undefined) return Promise.reject(refusal())
    return connected(refusal(), undefined, () => undefined)
  }
  pool.connect = bounded as typeof pool.connect
}
