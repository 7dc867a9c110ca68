import type pg from 'pg'
import { recordListTaken } from '#audit/record-list-taken.ts'
import type { Config } from '#config.ts'
import { type Announcer, createAnnouncer } from '#platform/changes/announcer.ts'
import type { ListenTarget } from '#platform/changes/change-listener.ts'
import { changesIn } from '#platform/changes/note-change.ts'
import { type PasswordCost, productPasswordCost } from '#people/passwords/password-cost.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { type Database, type Tx, createDatabase } from '#platform/database/pool.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { ListTaken } from '#platform/list/list-taken.ts'
import type { Log } from '#platform/log.ts'

/** What every verb and job is given. Built once; tests replace parts of it. */
export type Context = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** Carries changes between processes. Without it, processes do not learn of each other's changes. */
  readonly listen: ListenTarget | undefined
  readonly announcer: Announcer
  /** What passwords are hashed with. No setting lowers it; tests that are not about it hand in a lower one. */
  readonly passwordCost: PasswordCost
  /** Runs work in one transaction, and then tells what it noted as changed; see `inTransaction` and `noteChange`. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Writes into the audit that staff took a list of the console as a file. */
  readonly noteListTaken: (taken: ListTaken) => Promise<void>
}

export type ContextParts = {
  config: Config
  pool: pg.Pool
  log: Log
  clock?: Clock
  listen?: ListenTarget | undefined
  passwordCost?: PasswordCost
}

/** Builds the context from its parts. */
export function createContext({
  config,
  pool,
  log,
  clock = systemClock,
  listen,
  passwordCost = productPasswordCost,
}: ContextParts): Context {
  const db = createDatabase(pool)
  const announcer = createAnnouncer(db, log)
  const transaction: Context['transaction'] = async (work) => {
    let committed: Tx | undefined
    const outcome = await inTransaction(db, (tx) => work((committed = tx)))
    if (listen && committed) announcer.announce(changesIn(committed))
    return outcome
  }
  const noteListTaken = (taken: ListTaken) => transaction((tx) => recordListTaken({ clock }, tx, taken))
  return { config, db, clock, log, listen, announcer, passwordCost, transaction, noteListTaken }
}
