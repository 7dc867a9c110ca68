import type pg from 'pg'
import { recordListTaken } from '#audit/record-list-taken.ts'
import type { Config } from '#config.ts'
import { type Announcer, createAnnouncer } from '#platform/changes/announcer.ts'
import type { ListenTarget } from '#platform/changes/change-listener.ts'
import { type Changes, changesIn, isPublicChange } from '#platform/changes/note-change.ts'
import { type PasswordCost, productPasswordCost } from '#people/credentials/password-cost.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { uuidv7 } from '#platform/ids.ts'
import { boundedGate } from '#platform/bounded-gate.ts'
import {
  type Database,
  type Tx,
  createDatabase,
  keptForReading,
  noRoom,
  roomWithinMs,
} from '#platform/database/pool.ts'
import { Replica } from '#platform/database/replica.ts'
import { inReading, inTransaction } from '#platform/database/transaction.ts'
import { SharedAnswers } from '#platform/http/shared-answers.ts'
import type { ListTaken } from '#platform/list/list-taken.ts'
import type { Log } from '#platform/logging/log.ts'

/** What every verb and job is given. Built once; tests replace parts of it. */
export type Context = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  /** Carries changes between processes. Without it, processes do not learn of each other's changes. */
  readonly listen: ListenTarget | undefined
  readonly announcer: Announcer
  /** Names this process where what processes say is kept apart. */
  readonly processId: string
  /** What passwords are hashed with. No setting lowers it; tests that are not about it hand in a lower one. */
  readonly passwordCost: PasswordCost
  /** What this process remembers of answers that are the same for everyone. */
  readonly shared: SharedAnswers
  /** Runs work in one transaction, and then tells what it noted as changed; see `inTransaction` and `noteChange`. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** The same for work that most often only reads; see `inReading`. */
  readonly reading: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** The same for what may be seconds old and is no balance: on the replica, where there is one. */
  readonly readingSecondsOld: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Follows the leader; see `Replica`. */
  readonly replica: Replica | undefined
  /** How many transactions wait for a connection. */
  readonly waitingTransactions: () => number
  /** Writes into the audit that staff took a list of the console as a file. */
  readonly noteListTaken: (taken: ListTaken) => Promise<void>
}

export type ContextParts = {
  config: Config
  pool: pg.Pool
  log: Log
  clock?: Clock
  listen?: ListenTarget | undefined
  /** The address of a server that follows the pool's, with the same login. */
  replicaUrl?: string | undefined
  passwordCost?: PasswordCost
}

/** Builds the context from its parts. */
export function createContext({
  config,
  pool,
  log,
  clock = systemClock,
  listen,
  replicaUrl,
  passwordCost = productPasswordCost,
}: ContextParts): Context {
  const db = createDatabase(pool)
  const announcer = createAnnouncer(db, log)
  const shared = new SharedAnswers()
  const replica = replicaUrl === undefined ? undefined : new Replica(replicaUrl, db, log)
  const room = boundedGate(
    {
      running: Math.max(1, pool.options.max - keptForReading),
      // Bounded by time, not by number: decision 253.
      waiting: Infinity,
      waitsMs: pool.options.connectionTimeoutMillis ?? roomWithinMs,
    },
    noRoom,
  )
  const thenAnnounce =
    (run: typeof inTransaction, writes: boolean): Context['transaction'] =>
    async (work) => {
      let committed: Tx | undefined
      const outcome = await run(db, (tx) => work((committed = tx)))
      const changes: Changes = committed === undefined ? new Map() : changesIn(committed)
      // Whoever made the change sees it at once; other processes hear of it.
      if (isPublicChange(changes)) shared.forget()
      if (writes || changes.size > 0) replica?.noteChange()
      if (listen) announcer.announce(changes)
      return outcome
    }
  const inRoom: typeof inTransaction = (on, work) => room(() => inTransaction(on, work))
  const transaction = thenAnnounce(inRoom, true)
  const reading = thenAnnounce(inReading, false)
  const readingSecondsOld: Context['readingSecondsOld'] = (work) =>
    replica === undefined ? reading(work) : replica.reading(work, () => reading(work))
  const noteListTaken = (taken: ListTaken) => transaction((tx) => recordListTaken({ clock }, tx, taken))
  return {
    config,
    db,
    clock,
    log,
    listen,
    announcer,
    processId: uuidv7(),
    passwordCost,
    shared,
    transaction,
    reading,
    readingSecondsOld,
    replica,
    waitingTransactions: room.waiting,
    noteListTaken,
  }
}
