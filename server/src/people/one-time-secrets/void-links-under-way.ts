import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { voidLinks } from './issue-secret.ts'

/**
 * Voids logins in progress and links to set a password: they were issued for a password or address that is no longer
 * current. The person must be locked already.
 */
export async function voidLinksUnderWay(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await voidLinks(ctx, tx, personId, 'login_ticket')
  await voidLinks(ctx, tx, personId, 'reset_password')
}
