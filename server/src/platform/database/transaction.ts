import { CompiledQuery } from 'kysely'
import type { Sql } from '@evenmoor/ledger'
import type { Database, Tx } from './pool.ts'

/** SQL states after which the database has undone everything and the same work may well succeed: deadlock, serialization. */
const undone = ['40P01', '40001']
const triesMax = 5

/**
 * Runs `work` in one transaction and returns its result after COMMIT. A deadlock or serialization
 * failure, which the database has undone completely, is tried again; anything else is thrown on.
 */
export const inTransaction = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tryAgain(() => db.transaction().execute(work))

/** The same for a single statement, and for other errors with one of these SQL states. */
export async function tryAgain<T>(work: () => Promise<T>, states: readonly string[] = undone): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === triesMax || !states.includes(sqlState(error) ?? '')) throw error
    }
  }
}

/** The transaction as the ledger wants it: text and values in, rows out. */
export const asSql = (tx: Tx | Database): Sql => ({
  query: async <Row>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return { rows }
  },
})

/** PostgreSQL's error code, if the error carries one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
