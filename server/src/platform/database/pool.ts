import {
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { gatherWrites } from './gathered-writes.ts'
import { nameStatements } from './named-statements.ts'
import { endUnresponsiveConnections } from './unresponsive-connections.ts'
import type { DB } from './types.ts'

export type Database = Kysely<DB>
/** A transaction that is open; a verb is given one and never opens its own. */
export type Tx = Transaction<DB>

const int8 = 20
const date = 1082
const numeric = 1700

// int8 and numeric(38,0) are whole numbers beyond a float's reach; days stay text.
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8 || oid === numeric) return (text: string) => (text.includes('.') ? text : BigInt(text))
    if (oid === date) return (text: string) => text
    return format === undefined ? pg.types.getTypeParser(oid) : pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

export type PoolOptions = {
  readonly max?: number
  readonly onError?: (error: Error) => void
  readonly roomWithinMs?: number
  /** How the connections are named in pg_stat_activity. */
  readonly applicationName?: string
  /** The login has a time-out of its own (`keepLoginSettings`): what is said at the start of a connection, PgBouncer refuses. */
  readonly timeoutIsOfLogin?: boolean
}

/** F05: a caller who finds no free connection is told so within 2 s. */
export const roomWithinMs = 1_800

/** How many connections a process has. */
const connectionsMax = 13

/**
 * How many of them transactions leave to those who only read: where commits wait for a replica, transactions would take
 * all of them.
 */
export const keptForReading = 3

/** How long a statement may take. */
export const statementTimeout = '10s'

/** What the pool says of it, which is answered by 503. */
export const noRoom = (): Error => new Error('timeout exceeded when trying to connect')

/**
 * A pool that gives up after `roomWithinMs` of waiting for a connection and ends a statement after `statementTimeout`; where
 * the server does not even do that any more, `endUnresponsiveConnections` does. A connection takes the next statement
 * before the last one is answered: see `inTransaction`.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? connectionsMax,
    types,
    pipeline: true,
    connectionTimeoutMillis: options.roomWithinMs ?? roomWithinMs,
    idleTimeoutMillis: 30_000,
    // The system notices that the other end is gone: of statements that may take any time, nobody else does.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: options.applicationName ?? 'evenmoor',
    ...(options.timeoutIsOfLogin === true ? {} : { statement_timeout: 10_000 }),
  })
  // Without a listener a connection that the server closes would end the process: one that waits for work, and one that
  // is in use and between two statements. Of the latter the next statement tells.
  pool.on('error', (error) => {
    // pg adds the whole client, with what could cancel its statements: nothing to be logged.
    Reflect.deleteProperty(error, 'client')
    options.onError?.(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  endUnresponsiveConnections(pool)
  nameStatements(pool)
  gatherWrites(pool)
  return pool
}

const dialects = new WeakMap<Database, OneDriver>()

/** Queries on a pool that `createPool` made. */
export function createDatabase(pool: pg.Pool): Database {
  const dialect = new OneDriver({ pool })
  const db = new Kysely<DB>({ dialect })
  dialects.set(db, dialect)
  return db
}

/** What a database was made with; undefined for one that `createDatabase` did not make, such as a transaction. */
export const dialectOf = (db: Database): OneDriver | undefined => dialects.get(db)

/** Shows the driver, which begins and ends transactions. */
class OneDriver extends PostgresDialect {
  readonly driver: Driver

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.driver = new PostgresDriver(config)
  }

  override createDriver(): Driver {
    return this.driver
  }
}
