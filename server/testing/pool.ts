import type pg from 'pg'
import { applicationRole } from '#database/prove-application.ts'
import { createPool } from '#platform/database/pool.ts'

/**
 * The owner's address for connections that begin as the application's role, on a server where it has no login of its own.
 * Not through a pooler.
 */
export function asApplication(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.searchParams.set('options', `-c role=${applicationRole}`)
  return url.href
}

/**
 * The product's pool on a test's database, as the application's role. It waits longer for a connection than the product
 * does: twenty who begin at once wait their turn on a busy machine, where the product would send some of them away.
 */
export const createTestPool = (
  { appUrl }: { readonly appUrl: string },
  max: number,
  roomWithinMs = 30_000,
): pg.Pool => createPool(appUrl, { max, roomWithinMs })
