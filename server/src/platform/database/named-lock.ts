import { sql } from 'kysely'
import type { Tx } from './pool.ts'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. For what several rows
 * add up to together, when no single row represents the sum.
 */
export async function holdNamedLock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
