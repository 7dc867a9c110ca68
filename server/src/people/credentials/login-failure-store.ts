import { hash } from 'node:crypto'
import type { Database, Tx } from '#platform/database/pool.ts'

export type LoginFailures = { readonly inARow: number; readonly lastAt: Date }

/** How a typed address is stored: as a hash. */
export const emailKeyHash = (emailKey: string): Buffer => hash('sha256', emailKey, 'buffer')

export async function addFailure(db: Database, emailKey: string, at: Date): Promise<void> {
  await db
    .insertInto('login_failure')
    .values({ email_hash: emailKeyHash(emailKey), in_a_row: 1, last_at: at })
    .onConflict((c) =>
      c
        .column('email_hash')
        .doUpdateSet((e) => ({ in_a_row: e('login_failure.in_a_row', '+', 1), last_at: at })),
    )
    .execute()
}

export async function forgetFailures(tx: Tx, emailKey: string): Promise<void> {
  await tx.deleteFrom('login_failure').where('email_hash', '=', emailKeyHash(emailKey)).execute()
}

export async function deleteFailuresBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('login_failure').where('last_at', '<', before).execute()
}
