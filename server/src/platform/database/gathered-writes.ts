import type pg from 'pg'
import { socketOf } from './socket-of.ts'

/**
 * Sends what is asked on a connection in the same turn of the event loop together: one write to its socket, however many
 * statements there are. A write costs this process more than what is written.
 */
export function gatherWrites(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    let isGathering = false
    const gathered = (...given: unknown[]): unknown => {
      if (!isGathering) {
        isGathering = true
        socket.cork()
        // Runs when no promise of this turn has anything left to do.
        process.nextTick(() => {
          isGathering = false
          socket.uncork()
        })
      }
      return query(...given)
    }
    client.query = gathered as typeof client.query
  })
}
