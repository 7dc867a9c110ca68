import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import type { Log } from '#platform/logging/log.ts'
import { Problem } from '#platform/problems.ts'
import { mayBeOld } from './may-be-old.ts'
import { createDatabase, createPool, type Database, type PoolOptions, type Tx } from './pool.ts'

/** What a replica has is compared with what the leader had at most so long ago. */
const comparedEveryMs = 2_000

/** A replica has a change some milliseconds after the leader: it is given that much. */
const lookEveryMs = 10
const looksMax = 6

/** After so many failures it is left alone for a while. */
const triesMax = 2
const pauseMs = 2_000

/** Whoever asks waits no longer for the leader to say how far it is. */
const leaderWithinMs = 1_000

/** Soon enough for the leader to be asked instead. */
const connectedWithinMs = 1_500

const unreadable = Symbol('the replica can give no answer')

/** How often the replica answered, and how often the leader had to instead. */
export type ReplicaReads = { replica: number; leader: number }

/**
 * A server that follows the leader, for reads that may be seconds old (docs/decisions/0221). What it gives is never older
 * than the last change that this process made or heard of, nor than two seconds while the leader answers; else, and where
 * the replica fails, the leader is asked. It is asked nothing that could be a balance: see `mayBeOld`.
 */
export class Replica {
  readonly reads: ReplicaReads = { replica: 0, leader: 0 }
  readonly pool: pg.Pool
  readonly #db: Database
  readonly #leader: Database
  readonly #log: Log
  /** How far the leader's log went when it was last asked; a replica that has replayed less is behind. */
  #position: string | undefined
  #askedMs = -Infinity
  #isChanged = true
  #asking: Promise<void> | undefined
  #pausedUntilMs = 0

  constructor(url: string, leader: Database, log: Log, options: PoolOptions = {}) {
    this.#leader = leader
    this.#log = log
    this.pool = createPool(url, {
      timeoutIsOfLogin: true,
      roomWithinMs: connectedWithinMs,
      ...options,
      onError: () => undefined,
    })
    onlyWhatMayBeOld(this.pool)
    this.#db = createDatabase(this.pool)
  }

  /** Something has changed that whoever asks from now on is to see. */
  noteChange(): void {
    this.#isChanged = true
  }

  /** Runs `work`, which reads and may be run again, on the replica; or gives what `onLeader` gives. */
  async reading<T>(work: (tx: Tx) => Promise<T>, onLeader: () => Promise<T>): Promise<T> {
    const answer = await this.#read(work)
    if (answer === unreadable) {
      this.reads.leader += 1
      return onLeader()
    }
    this.reads.replica += 1
    return answer
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }

  async #read<T>(work: (tx: Tx) => Promise<T>): Promise<T | typeof unreadable> {
    if (performance.now() < this.#pausedUntilMs) return unreadable
    await this.#findPosition()
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#readOnce(work)
      } catch (error) {
        if (error instanceof Problem) throw error
        if (error instanceof MayNotBeOld) return unreadable
        // One that has become the leader ends its connections, and others still follow.
        if (tries < triesMax) continue
        this.#pausedUntilMs = performance.now() + pauseMs
        this.#log.warn({ err: error }, 'the replica does not answer: the leader is asked instead')
        return unreadable
      }
    }
  }

  /** All on one connection: behind a balancer, each may lead to another replica. */
  #readOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T | typeof unreadable> {
    return this.#db.connection().execute(async (connection) => {
      if (!(await this.#catchesUp(connection))) return unreadable
      return work(connection as unknown as Tx)
    })
  }

  /** Without a leader that answers, what a replica has is all there is. */
  async #findPosition(): Promise<void> {
    // An answer to what was asked before may be too old.
    if (this.#asking) await this.#inTime(this.#asking)
    if (!this.#isChanged && performance.now() - this.#askedMs < comparedEveryMs) return
    this.#asking ??= this.#askLeader().finally(() => (this.#asking = undefined))
    await this.#inTime(this.#asking)
  }

  async #inTime(asking: Promise<void>): Promise<void> {
    const leftMs = this.#askedMs + leaderWithinMs - performance.now()
    if (leftMs > 0) await Promise.race([asking, sleep(leftMs, undefined, { ref: false })])
  }

  async #askLeader(): Promise<void> {
    this.#isChanged = false
    this.#askedMs = performance.now()
    try {
      const { rows } = await sql<{ position: string }>`
        select pg_current_wal_flush_lsn()::text as position`.execute(this.#leader)
      this.#position = rows[0]?.position
    } catch (error) {
      this.#log.debug({ err: error }, 'the leader does not say how far it is')
    }
  }

  async #catchesUp(connection: Database): Promise<boolean> {
    for (let looks = 1; await this.#isBehind(connection); looks += 1) {
      if (looks === looksMax) return false
      await sleep(lookEveryMs)
    }
    return true
  }

  async #isBehind(connection: Database): Promise<boolean> {
    const { rows } = await connection.executeQuery<{ is_behind: boolean }>(
      CompiledQuery.raw(positionCheck, [this.#position]),
    )
    return rows[0]?.is_behind ?? true
  }
}

/** A server that follows nobody is no replica, or was one: whether it is still the leader it doesn't know. */
const positionCheck = `
  select not pg_is_in_recovery() or coalesce(pg_last_wal_replay_lsn() < $1::pg_lsn, true) as is_behind`

class MayNotBeOld extends Error {}

/** Refuses everything else before it is sent. */
function onlyWhatMayBeOld(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const guarded = (...given: unknown[]): unknown => {
      const [text] = given
      if (text === positionCheck || (typeof text === 'string' && mayBeOld(text))) return query(...given)
      return Promise.reject(new MayNotBeOld(`not for a replica: ${String(text).slice(0, 200)}`))
    }
    client.query = guarded as typeof client.query
  })
}
