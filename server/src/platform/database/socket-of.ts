import type { Socket } from 'node:net'
import type pg from 'pg'

/** The socket of a connection. pg has it in every client, and its types don't name it. */
export const socketOf = (client: pg.Client | pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
