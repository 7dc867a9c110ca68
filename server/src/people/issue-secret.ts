import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { type Purpose, codeHash, lifetimeMs, linkHash, newCode, newLinkToken } from './one-time-secret.ts'
import { insertSecret, supersede } from './one-time-secret-store.ts'

/** A fresh six-digit code for a person; earlier ones are void from now on. Told once, stored as a hash. */
export async function issueCode(ctx: Context, tx: Tx, personId: string): Promise<string> {
  const code = newCode()
  await store(ctx, tx, personId, 'verify_email', (id) => codeHash(code, personId, id))
  return code
}

/** A fresh token for a link; earlier ones of the purpose are void from now on. Told once, stored as a hash. */
export async function issueLinkToken(
  ctx: Context,
  tx: Tx,
  personId: string,
  purpose: Exclude<Purpose, 'verify_email'>,
): Promise<string> {
  const token = newLinkToken()
  await store(ctx, tx, personId, purpose, () => linkHash(token))
  return token
}

async function store(
  ctx: Context,
  tx: Tx,
  personId: string,
  purpose: Purpose,
  hashFor: (id: string) => Buffer,
): Promise<void> {
  const now = ctx.clock.now()
  const id = uuidv7()
  await supersede(tx, personId, purpose, now)
  await insertSecret(tx, {
    id,
    person_id: personId,
    purpose,
    secret_hash: hashFor(id),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs[purpose]),
  })
}
