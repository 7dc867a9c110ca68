import { sql } from 'kysely'
import { compiledOnce } from './compiled-once.ts'
import type { Tx } from './pool.ts'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. For what several rows
 * add up to together, when no single row represents the sum.
 */
export const holdNamedLock = (tx: Tx, name: string): Promise<void> => holdNamedLocks(tx, [name])

/** The same for several, one after the other in this order. */
export async function holdNamedLocks(tx: Tx, names: readonly string[]): Promise<void> {
  await hold(tx, { names })
}

// The rows come in the order of the array, and each lock is waited for before the next row.
const hold = compiledOnce(
  (_tx, given: { names: readonly string[] }) => sql<never>`
    select pg_advisory_xact_lock(hashtextextended(t.name, 0)) from unnest(${given.names}::text[]) as t (name)`,
)
