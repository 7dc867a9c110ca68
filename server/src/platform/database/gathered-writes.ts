import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Sends what is asked on a connection in the same turn of the event loop together: one write to its socket, however many
 * statements there are. A write costs this process more than what is written.
 */
export function gatherWrites(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    let isGathering = false
    const gathered = (...given: unknown[]): unknown => {
      if (!isGathering) {
        isGathering = true
        stream.cork()
        // Runs when no promise of this turn has anything left to do.
        process.nextTick(() => {
          isGathering = false
          stream.uncork()
        })
      }
      return query(...given)
    }
    client.query = gathered as typeof client.query
  })
}
