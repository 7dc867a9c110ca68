import { type CompiledQuery as Compiled, CompiledQuery, type DatabaseConnection, Transaction } from 'kysely'
import type { Sql } from '@evenmoor/ledger'
import { isStalePlan } from './named-statements.ts'
import { isPlainRead } from './plain-read.ts'
import { type Database, dialectOf, type Tx } from './pool.ts'
import type { DB } from './types.ts'
import { unlimitedTime } from './unresponsive-connections.ts'

/** SQL states after which the database has undone everything and the same work may well succeed: deadlock, serialization. */
const undone = ['40P01', '40001']
const triesMax = 5

/** What statements say that came after one that failed; the second, those that it was to have made known by name. */
const followOn: ReadonlySet<string | undefined> = new Set(['25P02', '26000'])
const isFollowOn = (error: unknown): boolean => followOn.has(sqlState(error))

type Open = {
  /** What was sent and not waited for. */
  left: Promise<unknown>[]
  /** What has to be true before anything is locked or written; see `holdBack`. */
  held?: Promise<unknown>
}

const opened = new WeakMap<object, Open>()

/**
 * Runs `work` in one transaction and returns its result after COMMIT. A deadlock or serialization
 * failure, which the database has undone completely, is tried again; anything else is thrown on.
 *
 * BEGIN goes out with the first statement. What `work` asks at once (`together`) is sent at once and answered in the order
 * it was asked in, and what it leaves behind (`alongside`) travels with whatever follows, at the latest with COMMIT: a
 * round trip each, however many statements there are (docs/decisions/0185). Where one of them fails, PostgreSQL runs none
 * that come after it, and COMMIT undoes all of it.
 */
export const inTransaction = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tryAgain(() => once(db, work, 'at once'))

/**
 * The same for work that most often only reads: BEGIN comes before the first statement that locks or writes, so there is
 * none, and no COMMIT, where nothing does. Each statement sees what is committed when it runs, as in a transaction.
 */
export const inReading = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tryAgain(() => once(db, work, 'when needed'))

async function once<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  begins: 'at once' | 'when needed',
): Promise<T> {
  const dialect = dialectOf(db)
  if (dialect === undefined) return db.transaction().execute(work)
  const { driver } = dialect
  return db.getExecutor().provideConnection(async (connection) => {
    const own: Open = { left: [] }
    let isOver = false
    let begun: Promise<void> | undefined
    const begin = () => {
      if (begun !== undefined) return
      begun = driver.beginTransaction(connection, {})
      // Told by what comes after it, and at the end.
      begun.catch(() => (isOver = true))
    }
    let waiting: Promise<void> | undefined
    const ofThis = onlyWhile(
      connection,
      () => !isOver,
      (query) => {
        // Whatever comes after a statement that waits waits too: they are sent in the order they were asked in.
        if (waiting !== undefined) return waiting
        if (begun !== undefined || isPlainRead(query.sql)) return undefined
        if (own.held === undefined) return begin()
        return (waiting = own.held.then(begin))
      },
    )
    const executor = db
      .getExecutor()
      .withConnectionProvider({ provideConnection: (consumer) => consumer(ofThis) })
    const tx = new Transaction<DB>({ config: { dialect }, dialect, driver, executor })
    opened.set(tx, own)
    if (begins === 'at once') begin()
    try {
      const outcome = await work(tx)
      isOver = true
      await together(begun, ...own.left, begun && driver.commitTransaction(connection))
      return outcome
    } catch (error) {
      isOver = true
      if (begun) await driver.rollbackTransaction(connection).catch(() => undefined)
      throw await causeOf(error, [begun, ...own.left])
    }
  })
}

/** A connection that takes statements as long as its transaction is open: after it they would commit by themselves. */
const onlyWhile = (
  connection: DatabaseConnection,
  isOpen: () => boolean,
  before: (query: Compiled) => Promise<void> | void,
): DatabaseConnection => ({
  executeQuery: async <R>(query: Compiled) => {
    const assertOpen = () => {
      if (!isOpen()) throw new Error('a statement came after the end of its transaction')
    }
    assertOpen()
    const wait = before(query)
    if (wait !== undefined) {
      await wait
      assertOpen()
    }
    return connection.executeQuery<R>(query)
  },
  streamQuery: () => {
    throw new Error('nothing is streamed in a transaction')
  },
})

/**
 * Waits for all of these, which were asked at once, and gives what they gave. Where some failed, throws what the first in
 * order failed with, after all of them are over: nothing of them goes on behind the caller's back.
 */
export async function together<const T extends readonly unknown[]>(
  ...asked: T
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  const outcomes = await Promise.allSettled(asked)
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  if (failed.length > 0) throw failed.find((error) => !isFollowOn(error)) ?? failed[0]
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as never
}

/**
 * Leaves a statement behind whose answer nobody needs: it is sent, and waited for when the transaction ends. Where it
 * fails, nothing of the transaction stays, and that is what is thrown.
 */
export async function alongside(tx: Tx, asked: Promise<unknown>): Promise<void> {
  const open = opened.get(tx)
  if (open === undefined) return void (await asked)
  asked.catch(() => undefined)
  open.left.push(asked)
}

/** Lets what locks or writes in an `inReading` transaction wait until `held` is true; where it fails, none of it is done. */
export function holdBack(tx: Tx, held: Promise<unknown>): void {
  const open = opened.get(tx)
  if (open !== undefined) open.held = held
}

/**
 * Runs `work` so that it can be undone alone: where it throws, what it did is undone, the transaction goes on, and the
 * error is thrown on. Savepoints of one transaction may not overlap.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const open = opened.get(tx)
  const before = open?.left ?? []
  const say = (text: string) => tx.executeQuery(CompiledQuery.raw(text))
  await alongside(tx, say('savepoint part'))
  if (open) open.left = []
  try {
    const outcome = await work()
    await together(...(open?.left ?? []), say('release savepoint part'))
    return outcome
  } catch (error) {
    const left = open?.left ?? []
    await say('rollback to savepoint part')
    throw await causeOf(error, left)
  } finally {
    if (open) open.left = before
  }
}

/** What went wrong first, where an error says only that something did. */
async function causeOf(error: unknown, left: readonly (Promise<unknown> | undefined)[]): Promise<unknown> {
  if (!isFollowOn(error)) return error
  return together(...left).then(
    () => error,
    (cause: unknown) => cause,
  )
}

/** The same for a single statement, and for other errors with one of these SQL states. */
export async function tryAgain<T>(work: () => Promise<T>, states: readonly string[] = undone): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const isUndone = states.includes(sqlState(error) ?? '') || isStalePlan(error)
      if (tries === triesMax || !isUndone) throw error
    }
  }
}

/** For what reads the whole history: from here on each statement of the transaction may take any time. Nothing that a request waits for. */
export const liftTimeLimit = (tx: Tx): Promise<unknown> => tx.executeQuery(CompiledQuery.raw(unlimitedTime))

/** The transaction as the ledger wants it: text and values in, rows out. */
export const asSql = (tx: Tx | Database): Sql => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return { rows }
  },
})

/**
 * The same where all that is asked may take `ms` together: PostgreSQL ends the statement that takes longer than what is
 * left. In a transaction, since the limit is set in it.
 */
export function asSqlWithin(tx: Tx, ms: number): Sql {
  const endMs = performance.now() + ms
  const sql = asSql(tx)
  return {
    query: async <Row>(text: string, values?: readonly unknown[]) => {
      // 0 would lift it.
      const leftMs = Math.max(1, Math.ceil(endMs - performance.now()))
      await sql.query(`select set_config('statement_timeout', $1, true)`, [String(leftMs)])
      return sql.query<Row>(text, values)
    },
  }
}

/** PostgreSQL's error code, if the error carries one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
