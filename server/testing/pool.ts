import type pg from 'pg'
import { createPool } from '#platform/database/pool.ts'
import type { TestDatabase } from './database.ts'

/**
 * The product's pool on a test's database, as the application's role. It waits longer for a connection than the product
 * does: twenty who begin at once wait their turn on a busy machine, where the product would send some of them away.
 */
export const createTestPool = (
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  max: number,
  roomWithinMs = 30_000,
): pg.Pool => createPool(ownerUrl, { role: 'evenmoor_app', max, roomWithinMs })
