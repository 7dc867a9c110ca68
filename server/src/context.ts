import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '#config.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { type Database, type Tx, createDatabase } from '#platform/database/pool.ts'
import { inTransaction } from '#platform/database/transaction.ts'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

/** What every verb and job is given. Built once; tests replace parts of it. */
export type Context = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** Runs work in one transaction; see `inTransaction`. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

export type ContextParts = { config: Config; pool: pg.Pool; log: Log; clock?: Clock }

/** Builds the context from its parts. */
export function createContext({ config, pool, log, clock = systemClock }: ContextParts): Context {
  const db = createDatabase(pool)
  return { config, db, clock, log, transaction: (work) => inTransaction(db, work) }
}
